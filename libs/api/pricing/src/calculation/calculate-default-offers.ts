import { answersDirectly, defineHandler, type SerializedResponse } from '@heizplatz/api-platform';
import { CALLS } from '@heizplatz/contract';
import type { PriceBook } from '../price-book/price-book';
import { cachedResponse } from './answer-cache';
import { findDefaultOffers } from './default-calculation';
import { parseConfiguration, type ParsedConfiguration } from './parse-configuration';
import { writeCalculation } from './write-calculation';

function respond(book: PriceBook, parsed: ParsedConfiguration, now: Date): SerializedResponse {
  const { query, offers, hasDefaultOffers } = findDefaultOffers(book, parsed, now);
  return writeCalculation(book, query, offers, { hasDefaultOffers });
}

/** POST /api/kalkulation/berechnen-default/angebote. */
export const calculateDefaultOffers = answersDirectly(
  defineHandler(CALLS.calculateDefaultOffers, ({ body }, { services, clock }) => {
    const book = services.priceBook.current();
    const now = clock();
    return cachedResponse(book, now, `default ${JSON.stringify(body)}`, () =>
      respond(book, { configuration: body }, now),
    );
  }),
  (text, { services, clock }) => {
    const book = services.priceBook.current();
    const now = clock();
    const make = () => respond(book, parseConfiguration(text), now);
    return cachedResponse(book, now, `default ${text}`, make);
  },
);
