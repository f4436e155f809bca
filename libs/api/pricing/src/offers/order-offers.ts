import type { OfferQuery } from './offer-query';
import type { PricedVariant } from './price-variants';

type Comparison = (a: PricedVariant, b: PricedVariant) => number;

const compareByPrice: Comparison = (a, b) => a.rankCents - b.rankCents;
const compareByDate: Comparison = (a, b) => a.deliveryDay - b.deliveryDay;
/** The more reviews, the more they weigh; dealers without one come last. */
const compareByRating: Comparison = (a, b) => b.ratingRank - a.ratingRank;

/** Dealers and variants with equal ranking criteria keep the order of their ids: paid places change nothing. */
const byPlaceInBook: Comparison = (a, b) => a.branch - b.branch || a.list - b.list || a.time - b.time;

const ORDERS: Readonly<Record<OfferQuery['ordering'], Comparison>> = {
  total: (a, b) => compareByPrice(a, b) || compareByDate(a, b) || compareByRating(a, b) || byPlaceInBook(a, b),
  date: (a, b) => compareByDate(a, b) || compareByPrice(a, b) || compareByRating(a, b) || byPlaceInBook(a, b),
  rating: (a, b) => compareByRating(a, b) || compareByPrice(a, b) || compareByDate(a, b) || byPlaceInBook(a, b),
};

/** Rule OFFER-02: price, then delivery date, then rating, or another of them first. */
export const offerOrder = (ordering: OfferQuery['ordering']): Comparison => ORDERS[ordering];
