import { nearestOffers, type PriceBook } from '@heizplatz/api-pricing';
import type { Offer } from '@heizplatz/contract';
import type { Order } from '../order/order';
import { isAllowed } from '../commands/allowed-actions';

const VISIBLE = 3;

/** After declined or expired, what comes closest now, without the dealer that did not deliver; empty in other states. */
export function nextOffers(order: Order, book: () => PriceBook, now: Date): Offer[] {
  if (!isAllowed('reorder', order, now)) return [];
  const nearest = nearestOffers(book(), order.configuration, order.offer.Id, now, VISIBLE + 1);
  return nearest.filter(({ DealerId }) => DealerId !== order.dealerId).slice(0, VISIBLE);
}
