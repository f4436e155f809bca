import { defineHandler, type Handler, SerializedResponse } from '@heizplatz/api-platform';
import type { CALLS, CalculationConfiguration, CalculationResult, CalculationRows } from '@heizplatz/contract';
import type { PriceBook } from '../price-book/price-book';
import { cachedResponse } from './answer-cache';

type CalculationCall = (typeof CALLS)['calculate' | 'calculateOffers' | 'calculateDefault' | 'calculateDefaultOffers'];

/** A call whose response follows from a configuration, the book and the day alone, and is cached. */
export const defineCalculation = (
  call: CalculationCall,
  respond: (book: PriceBook, configuration: CalculationConfiguration, now: Date) => CalculationRows | CalculationResult,
): Handler =>
  defineHandler(call, ({ body }, { services, clock }) => {
    const book = services.priceBook.current();
    const now = clock();
    // A parsed body has its fields in the schema's order, so equal configurations are equal text. The key starts with the
    // call, or a text could be another call's key.
    return cachedResponse(
      book,
      now,
      `${call.id} ${JSON.stringify(body)}`,
      () => new SerializedResponse(JSON.stringify(respond(book, body, now))),
    );
  });
