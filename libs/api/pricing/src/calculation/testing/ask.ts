import type { CalculationConfigurationInput } from '@heizplatz/contract';
import { readOfferQuery, type OfferQuery } from '../../offers/offer-query';
import type { PriceBook } from '../../price-book/price-book';
import { configuration } from './configuration';
import { NOW } from './made-up-book';

/** The query of a configuration that must be right. */
export function request(book: PriceBook, fields: Partial<CalculationConfigurationInput> = {}, now = NOW): OfferQuery {
  const query = readOfferQuery(book, configuration(fields), now);
  if ('place' in query) return query;
  throw new Error(JSON.stringify(query));
}
