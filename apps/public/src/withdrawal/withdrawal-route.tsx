import { pageAction, type PageHandle, pageLoader, type RouteObject } from '@heizplatz/router';
import { WITHDRAWAL_PATH } from './withdrawal-path';

/** The withdrawal in two steps, for everybody (§356a BGB; FAGG). */
export const withdrawalRoute: RouteObject = {
  path: WITHDRAWAL_PATH,
  lazy: async () => ({
    Component: (await import(/* webpackChunkName: "withdrawal" */ './withdrawal-view')).WithdrawalView,
  }),
  handle: { layout: 'focused', calculatorBar: 'never' } satisfies PageHandle,
  action: pageAction(async (sent) =>
    (await import(/* webpackChunkName: "withdrawal" */ './withdrawal-action')).takeStep(sent),
  ),
  loader: pageLoader(async (page) =>
    (await import(/* webpackChunkName: "withdrawal" */ './load-withdrawal')).loadWithdrawal(page),
  ),
};
