import { problem } from '@heizplatz/api-platform';
import type { CalculationConfiguration } from '@heizplatz/contract';
import { readOfferQuery, type OfferQuery } from '../offers/offer-query';
import type { PriceBook } from '../price-book/price-book';

/** The query of a call's body; throws VALIDATION naming every invalid field (see `readOfferQuery`). */
export function parseOfferQuery(book: PriceBook, configuration: CalculationConfiguration, now: Date): OfferQuery {
  const query = readOfferQuery(book, configuration, now);
  if ('place' in query) return query;
  throw problem('VALIDATION', { errors: query });
}
