import type { CalculationConfiguration } from '@heizplatz/contract';
import { findOffers, type OfferMatch } from '../offers/find-offers';
import type { OfferQuery } from '../offers/offer-query';
import type { PriceBook } from '../price-book/price-book';
import { referenceConfiguration } from '../ranking/reference-place';
import { parseOfferQuery } from './parse-offer-query';

export interface DefaultCalculation {
  readonly query: OfferQuery;
  readonly offers: readonly OfferMatch[];
  readonly hasDefaultOffers: boolean;
}

/**
 * What is requested, or, if no one delivers it and for an empty postcode, the group's reference configuration with
 * `hasDefaultOffers` (rule OFFER-07).
 */
export function findDefaultOffers(book: PriceBook, body: CalculationConfiguration, now: Date): DefaultCalculation {
  const reference = referenceConfiguration(book, body);
  // Without a postcode the response uses the reference place; no other field is used, so none can be invalid.
  const query = parseOfferQuery(book, body.ZipCode === '' && reference.ZipCode !== '' ? reference : body, now);
  const offers = findOffers(book, query);
  if (body.ZipCode === '') return { query, offers, hasDefaultOffers: true };
  if (offers.length > 0) return { query, offers, hasDefaultOffers: false };
  if (reference.ZipCode === '') return { query, offers, hasDefaultOffers: true };
  const referenceQuery = parseOfferQuery(book, reference, now);
  return { query: referenceQuery, offers: findOffers(book, referenceQuery), hasDefaultOffers: true };
}
