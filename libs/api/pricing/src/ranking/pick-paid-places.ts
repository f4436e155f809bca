import { isoDay } from '@heizplatz/api-platform';
import type { OfferAlternatives } from '@heizplatz/contract';
import { cheapestByDealer } from '../offers/cheapest-offers';
import { presentOffers } from '../offers/present-offers';
import type { OfferQuery } from '../offers/offer-query';
import type { PriceBook } from '../price-book/price-book';

/** More of them would crowd out the list. */
const MOST = 3;

/**
 * Paid places that are valid today for the postcode and goods, each with its dealer's cheapest offer; a dealer that
 * cannot deliver as requested is omitted, and none is displayed twice.
 */
export function pickPaidPlaces(book: PriceBook, query: OfferQuery, countryId: number): OfferAlternatives['PaidPlaces'] {
  const zipCode = book.places.zipCodes[query.place] ?? '';
  const today = isoDay(query.today);
  const counting = book.paidPlaces.filter(
    (paid) =>
      paid.countryId === countryId &&
      paid.productGroupId === query.group.id &&
      zipCode.startsWith(paid.zipPrefix) &&
      paid.validFrom <= today &&
      paid.validUntil >= today,
  );
  // Stryker disable next-line ConditionalExpression: it spares the prices of a list without paid places
  if (counting.length === 0) return [];
  const cheapest = cheapestByDealer(book, query);
  const offered = counting.flatMap((paid, index) => {
    if (counting.findIndex(({ dealerId }) => dealerId === paid.dealerId) < index) return [];
    const best = cheapest.get(book.dealers.id.indexOf(paid.dealerId));
    return best ? [{ paid, best }] : [];
  });
  const view = offered.slice(0, MOST);
  const offers = presentOffers(
    book,
    query,
    view.map(({ best }) => ({ best, children: [], markers: [] })),
  );
  return view.flatMap(({ paid }, index) => {
    const offer = offers[index];
    // Stryker disable next-line ConditionalExpression: for the types; each visible place has its offer
    if (!offer) return [];
    const { Children: _, ...Offer } = offer;
    return { Offer, OnBehalfOf: paid.onBehalfOf, Reason: paid.reason };
  });
}
