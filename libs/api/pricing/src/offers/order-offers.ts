import type { OfferQuery } from './offer-query';
import type { PricedVariant } from './price-variants';

type Comparison = (a: PricedVariant, b: PricedVariant) => number;

const compareByPrice: Comparison = (a, b) => a.rankCents - b.rankCents;
const compareByDate: Comparison = (a, b) => a.deliveryDay - b.deliveryDay;
/** The more reviews, the more they weigh; dealers without one come last. */
const compareByRating: Comparison = (a, b) => b.ratingRank - a.ratingRank;

const ORDERINGS: Readonly<Record<OfferQuery['ordering'], readonly [Comparison, Comparison, Comparison]>> = {
  total: [compareByPrice, compareByDate, compareByRating],
  date: [compareByDate, compareByPrice, compareByRating],
  rating: [compareByRating, compareByPrice, compareByDate],
};

/** Dealers and variants with equal ranking criteria keep the order of their ids: paid places change nothing. */
const byPlaceInBook: Comparison = (a, b) => a.branch - b.branch || a.list - b.list || a.time - b.time;

/** product.md section 3: price, then delivery date, then rating, or another of them first. */
export function offerOrder(ordering: OfferQuery['ordering']): Comparison {
  const [first, second, third] = ORDERINGS[ordering];
  return (a, b) => first(a, b) || second(a, b) || third(a, b) || byPlaceInBook(a, b);
}
