import { isAllowed, type Order } from '@heizplatz/api-ordering';
import { nearestOffers, type PriceBook } from '@heizplatz/api-pricing';
import type { Offer } from '@heizplatz/contract';

const VISIBLE = 5;
/** Enough that some remain when not each takes the order's way to pay. */
const LOOKED_AT = 20;

/** Whether an offer could take the order's place: another dealer's, payable the same way. */
export const couldReplace = ({ DealerId, PaymentIds }: Pick<Offer, 'DealerId' | 'PaymentIds'>, order: Order): boolean =>
  DealerId !== order.dealerId && PaymentIds.includes(order.payment.PaymentId);

/** What comes closest now; empty when the dealer can't be changed (any more). */
export function dealerChoices(order: Order, book: () => PriceBook, now: Date): Offer[] {
  if (!isAllowed('staffChangeDealer', order, now)) return [];
  return nearestOffers(book(), order.configuration, order.offer.Id, now, LOOKED_AT)
    .filter((offer) => couldReplace(offer, order))
    .slice(0, VISIBLE);
}
