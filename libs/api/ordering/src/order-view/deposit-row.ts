import type { MailRow } from '@heizplatz/api-platform';
import type { OfferVariant } from '@heizplatz/contract';
import { formatMoney, type Site } from '@heizplatz/country';
import type { Order } from '../order/order';

/** The deposit of so many pallets; the same for every pallet, so nothing is left over. */
export const getDeposit = ({ offer, amount }: Pick<Order, 'offer' | 'amount'>, pallets: number): number =>
  Math.round((offer.Deposit * 100 * pallets) / amount) / 100;

/** Beneath a total, which it is never within (rule PRICE-04); empty for goods without pallets. */
export const depositRows = (deposit: number, site: Site): MailRow[] =>
  deposit === 0 ? [] : [{ label: 'Pfand für Paletten, zusätzlich', value: formatMoney(deposit, site) }];

/** A total within a sentence: '2.287,23 €', '930,00 € zuzüglich 30,00 € Pfand'. */
export function totalText({ TotalPrice, Deposit }: Pick<OfferVariant, 'TotalPrice' | 'Deposit'>, site: Site): string {
  const total = formatMoney(TotalPrice, site);
  return Deposit === 0 ? total : `${total} zuzüglich ${formatMoney(Deposit, site)} Pfand`;
}
