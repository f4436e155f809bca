import { type CalculationResult, CalculationRows, unfoldCalculation } from '@heizplatz/contract';
import * as v from 'valibot';
import { findOffers } from '../../offers/find-offers';
import type { OfferQuery } from '../../offers/offer-query';
import type { PriceBook } from '../../price-book/price-book';
import { presentCalculation } from '../present-calculation';

/** What the API answers to a query, as a client reads it. */
export function readWritten(book: PriceBook, query: OfferQuery): CalculationResult {
  const presented = presentCalculation(book, query, findOffers(book, query), { hasDefaultOffers: false });
  const parsed: unknown = JSON.parse(JSON.stringify(presented));
  return unfoldCalculation(v.parse(CalculationRows, parsed));
}
