import { type CalculationResult, CalculationRows, unfoldCalculation } from '@heizplatz/contract';
import * as v from 'valibot';
import { findOffers } from '../../offers/find-offers';
import type { OfferQuery } from '../../offers/offer-query';
import type { PriceBook } from '../../price-book/price-book';
import { writeCalculation } from '../write-calculation';

/** What the API writes for a query, as a client reads it. */
export function readWritten(book: PriceBook, query: OfferQuery): CalculationResult {
  const { json, release } = writeCalculation(book, query, findOffers(book, query), { hasDefaultOffers: false });
  const parsed: unknown = JSON.parse(json.toString());
  release();
  return unfoldCalculation(v.parse(CalculationRows, parsed));
}
