import { CUSTOMER_GROUP_IDS } from '@heizplatz/api-catalog';
import type { OfferAlternatives } from '@heizplatz/contract';
import { presentOffers } from '../offers/present-offers';
import { findOffers } from '../offers/find-offers';
import { getCustomerGroups } from './init-groups';
import type { OfferQuery } from '../offers/offer-query';
import type { PriceBook } from '../price-book/price-book';

/** Rule OFFER-06. */
const BEST = 3;

/** Orders of several households alone have their prices. */
const mayOrder = (customerGroupId: number, { order }: OfferQuery): boolean =>
  customerGroupId !== CUSTOMER_GROUP_IDS.collective || order.deliveryPoints > 1;

/** The cheapest three offers of each customer group that was not requested; groups without offers are omitted. */
export function otherGroups(book: PriceBook, query: OfferQuery): OfferAlternatives['OtherGroups'] {
  return getCustomerGroups(query.group.id).flatMap(([customerGroupId, Name]) => {
    if (customerGroupId === query.customerGroupId || !mayOrder(customerGroupId, query)) return [];
    const own: OfferQuery = { ...query, customerGroupId, ordering: 'total' };
    const best = findOffers(book, own).slice(0, BEST);
    // Markers would be true for that group's whole list, which is not displayed.
    const Items = presentOffers(
      book,
      own,
      best.map((offer) => ({ best: offer.best, children: [], markers: [] })),
    );
    return Items.length === 0 ? [] : { CustomerGroupId: customerGroupId, Name, Items };
  });
}
