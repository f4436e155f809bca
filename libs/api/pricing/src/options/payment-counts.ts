import type { OfferAlternatives } from '@heizplatz/contract';
import { cheapestByDealer } from '../offers/cheapest-offers';
import type { OfferQuery } from '../offers/offer-query';
import type { PriceBook } from '../price-book/price-book';
import { takenPaymentKinds } from './taken-payment-kinds';

/** How many of the list's dealers accept each payment kind of the country, regardless of the requested one. */
export function paymentCounts(book: PriceBook, query: OfferQuery): NonNullable<OfferAlternatives['PaymentCounts']> {
  const { customerGroupId, countryId } = query;
  const dealers = [...cheapestByDealer(book, { ...query, paymentKindId: 0 }).keys()];
  const getKinds = (dealer: number) =>
    book.paymentSets[book.dealers.paymentSet[dealer * 3 + customerGroupId - 1]!] ?? [];
  return [...takenPaymentKinds(book, countryId)].map((PaymentId) => ({
    PaymentId,
    OfferCount: dealers.filter((dealer) => getKinds(dealer).includes(PaymentId)).length,
  }));
}
