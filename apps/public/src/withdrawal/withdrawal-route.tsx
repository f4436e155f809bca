import { ProblemError } from '@heizplatz/api-client';
import { CALLS, type PlacedOrder } from '@heizplatz/contract';
import { type PageHandle, pageLoader, type PageRequest, redirect, type RouteObject } from '@heizplatz/router';
import { filledFrom, typedIn, WITHDRAWAL_PATH } from './withdrawal-input';
import type { WithdrawalPage } from './withdrawal-page';
import { WithdrawalView } from './withdrawal-view';

/** Switzerland has no such right; its page says by whose terms an order is cancelled. */
const SWISS_PATH = '/widerruf';

/** The withdrawal in two steps, for everybody (§356a BGB; FAGG). */
export const withdrawalRoute: RouteObject = {
  path: WITHDRAWAL_PATH,
  Component: WithdrawalView,
  handle: { layout: 'focused', calculatorBar: 'never' } satisfies PageHandle,
  loader: pageLoader(async (page): Promise<WithdrawalPage> => {
    const { url, site, api } = page;
    if (site.iso === 'CH') throw redirect(SWISS_PATH);
    const orderId = url.searchParams.get('bestellung');
    const token = url.searchParams.get('token');
    const query = { path: WITHDRAWAL_PATH };
    const [order, words] = await Promise.all([
      orderId ? orderOrNone(page, orderId, token) : null,
      api(CALLS.contentPage, { params: { countryId: String(site.countryId) }, query }).catch(noneIfRefused),
    ]);
    const typed = typedIn(url.searchParams);
    return {
      orderId: order?.OrderId ?? null,
      token: order ? token : null,
      isWithdrawnAlready: order?.State === 'withdrawn',
      start: typed ?? filledFrom(order),
      isTyped: typed !== null,
      otherWays: words?.Blocks ?? null,
    };
  }),
};

const orderOrNone = ({ api }: PageRequest, orderId: string, token: string | null): Promise<PlacedOrder | null> =>
  api(CALLS.placedOrder, { params: { orderId }, query: token ? { token } : {} }).catch(noneIfRefused);

/** The law wants the form to be there whatever else fails: what would fill it in is left out. */
function noneIfRefused(error: unknown): null {
  if (error instanceof ProblemError) return null;
  throw error;
}
