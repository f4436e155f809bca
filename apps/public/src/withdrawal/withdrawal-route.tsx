import { CALLS } from '@heizplatz/contract';
import { pageAction, type PageHandle, pageLoader, redirect, type RouteObject } from '@heizplatz/router';
import { askedOrder, noneIfRefused } from './asked-order';
import { filledFrom, WITHDRAWAL_PATH } from './withdrawal-input';
import type { WithdrawalPage } from './withdrawal-page';
import { WithdrawalView } from './withdrawal-view';

/** Switzerland has no such right; its page says by whose terms an order is cancelled. */
const SWISS_PATH = '/widerruf';

/** The withdrawal in two steps, for everybody (§356a BGB; FAGG). */
export const withdrawalRoute: RouteObject = {
  path: WITHDRAWAL_PATH,
  Component: WithdrawalView,
  handle: { layout: 'focused', calculatorBar: 'never' } satisfies PageHandle,
  action: pageAction(async (sent) => (await import('./withdrawal-action')).takeStep(sent)),
  loader: pageLoader(async (page): Promise<WithdrawalPage> => {
    const { site, api } = page;
    if (site.iso === 'CH') throw redirect(SWISS_PATH);
    const query = { path: WITHDRAWAL_PATH };
    const [{ order, token }, words] = await Promise.all([
      askedOrder(page),
      api(CALLS.contentPage, { params: { countryId: String(site.countryId) }, query }).catch(noneIfRefused),
    ]);
    return {
      orderId: order?.OrderId ?? null,
      token: order ? token : null,
      isWithdrawnAlready: order?.State === 'withdrawn',
      start: filledFrom(order),
      otherWays: words?.Blocks ?? null,
    };
  }),
};
