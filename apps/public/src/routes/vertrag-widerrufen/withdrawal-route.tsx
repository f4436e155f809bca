import { pageAction, type PageHandle, pageLoader, type RouteObject } from '@heizplatz/router';
import { WITHDRAW_PATH } from '@heizplatz/routes';

/** The withdrawal in two steps, for everybody (rule LAW-01). */
export const withdrawalRoute: RouteObject = {
  path: WITHDRAW_PATH,
  lazy: async () => ({
    Component: (await import(/* webpackChunkName: "withdrawal" */ './withdrawal-view')).WithdrawalView,
  }),
  handle: { layout: 'focused', calculatorBar: 'never' } satisfies PageHandle,
  action: pageAction(async (sent) =>
    (await import(/* webpackChunkName: "withdrawal" */ './steps/withdrawal-action')).takeStep(sent),
  ),
  loader: pageLoader(async (page) =>
    (await import(/* webpackChunkName: "withdrawal" */ './steps/load-withdrawal')).loadWithdrawal(page),
  ),
};
