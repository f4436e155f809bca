import type { CalculationConfiguration, Offer, OfferVariant } from '@heizplatz/contract';
import { findOffers, type OfferMatch } from './find-offers';
import { parseOfferId } from './offer-id';
import { readOfferQuery, type OfferQuery } from './offer-query';
import type { PriceBook } from '../price-book/price-book';
import type { OfferPrice } from './price-offer';
import { priceVariants, type PricedVariant } from './price-variants';
import { presentOffers } from './present-offers';

/** One variant as stored by an order: for display, and in cents. */
export interface OrderableOffer {
  readonly variant: OfferVariant;
  readonly price: OfferPrice;
  /** Hundredths of a percent. */
  readonly vatBasisPoints: number;
  readonly customerGroupId: number;
}

function findVariant(book: PriceBook, query: OfferQuery, offerId: string): PricedVariant | undefined {
  const target = parseOfferId(offerId);
  if (!target || query.place < 0) return undefined;
  const { branches, lists, places } = book;
  for (let area = places.areaStart[query.place]!; area < places.areaStart[query.place + 1]!; area++) {
    if (branches.id[book.areas.branch[area]!] !== target.branchId) continue;
    return priceVariants(book, query, area).find(
      ({ list, time }) =>
        lists.certificationId[list] === target.certificationId && branches.times.optionId[time] === target.timeOptionId,
    );
  }
  return undefined;
}

/**
 * The offer with a given id, priced anew for a configuration at an instant. Null when it is no longer offered, or the
 * configuration is invalid: then `nearestOffers` returns alternatives.
 */
export function findOffer(
  book: PriceBook,
  configuration: CalculationConfiguration,
  offerId: string,
  now: Date,
): OrderableOffer | null {
  const productId = parseOfferId(offerId)?.productId;
  if (productId === undefined) return null;
  const query = readOfferQuery(book, { ...configuration, Product: { Id: productId } }, now);
  if (!('place' in query)) return null;
  const best = findVariant(book, query, offerId);
  if (!best) return null;
  const [offer] = presentOffers(book, query, [{ best, children: [], markers: [] }]);
  if (!offer) return null;
  const { Children: _, ...variant } = offer;
  const { customerGroupId } = query;
  return { variant, price: best.price, vatBasisPoints: query.order.vatBasisPoints, customerGroupId };
}

/** What comes closest to an offer that is gone: the same dealer's first, then the list's best. Empty for a wrong configuration. */
export function nearestOffers(
  book: PriceBook,
  configuration: CalculationConfiguration,
  offerId: string,
  now: Date,
  count = 3,
): Offer[] {
  const query = readOfferQuery(book, configuration, now);
  if (!('place' in query)) return [];
  const getDealer = (branchId: number | undefined) => book.branches.dealer[book.branches.id.indexOf(branchId ?? -1)];
  const dealer = getDealer(parseOfferId(offerId)?.branchId);
  const isSameDealer = ({ best }: OfferMatch) => book.branches.dealer[best.branch] === dealer;
  const offers = findOffers(book, query);
  const nearest = [...offers.filter(isSameDealer), ...offers.filter((offer) => !isSameDealer(offer))];
  return presentOffers(book, query, nearest.slice(0, count));
}
