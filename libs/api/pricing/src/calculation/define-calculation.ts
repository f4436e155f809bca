import {
  answersDirectly,
  type CallContext,
  defineHandler,
  type Handler,
  type SerializedResponse,
} from '@heizplatz/api-platform';
import type { CALLS } from '@heizplatz/contract';
import type { PriceBook } from '../price-book/price-book';
import { cachedResponse } from './answer-cache';
import { parseConfiguration, type ParsedConfiguration } from './parse-configuration';

type CalculationCall = (typeof CALLS)['calculate' | 'calculateOffers' | 'calculateDefault' | 'calculateDefaultOffers'];

/** What a response may follow from beside the configuration. */
type Known = Pick<CallContext, 'services' | 'clock'>;

/** A call whose response follows from a configuration, the book and the day alone: cached, and answered directly. */
export function defineCalculation(
  call: CalculationCall,
  respond: (book: PriceBook, parsed: ParsedConfiguration, now: Date) => SerializedResponse,
): Handler {
  // The key starts with the call, or a text could be another call's key.
  const answer = (text: string, parse: () => ParsedConfiguration, { services, clock }: Known) => {
    const book = services.priceBook.current();
    const now = clock();
    return cachedResponse(book, now, `${call.id} ${text}`, () => respond(book, parse(), now));
  };
  return answersDirectly(
    // A parsed body has its fields in the schema's order, so equal configurations are equal text.
    defineHandler(call, ({ body }, context) => answer(JSON.stringify(body), () => ({ configuration: body }), context)),
    // By the text as it was sent, which clients write alike: what is cached is not parsed.
    (text, context) => answer(text, () => parseConfiguration(text), context),
  );
}
