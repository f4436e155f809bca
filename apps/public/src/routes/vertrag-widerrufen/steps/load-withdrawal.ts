import { countryRules } from '@heizplatz/country';
import { CALLS } from '@heizplatz/contract';
import { type PageRequest, redirect } from '@heizplatz/router';
import { WITHDRAWAL_NOTICE_PATH, WITHDRAW_PATH } from '@heizplatz/routes';
import { parseOrderQuery, noneIfRefused } from '../parse-order-query';
import { filledFrom } from './withdrawal-input';
import type { WithdrawalPage } from '../withdrawal-page';

/** Switzerland has no such right; its page states whose terms apply to the cancellation of an order. */

/** The known data of the order in the address, and the legal text; the form works without either. */
export async function loadWithdrawal(page: PageRequest): Promise<WithdrawalPage> {
  const { site, api } = page;
  if (!countryRules(site.countryId).withdrawal) throw redirect(WITHDRAWAL_NOTICE_PATH);
  const query = { path: WITHDRAW_PATH };
  const [{ order, token }, labels] = await Promise.all([
    parseOrderQuery(page),
    api(CALLS.contentPage, { params: { countryId: String(site.countryId) }, query }).catch(noneIfRefused),
  ]);
  return {
    orderId: order?.OrderId ?? null,
    token: order ? token : null,
    isWithdrawnAlready: order?.State === 'withdrawn',
    start: filledFrom(order),
    otherWays: labels?.Blocks ?? null,
  };
}
