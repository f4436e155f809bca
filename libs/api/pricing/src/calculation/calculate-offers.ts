import { answersDirectly, defineHandler, type SerializedResponse } from '@heizplatz/api-platform';
import { CALLS } from '@heizplatz/contract';
import { findOffers } from '../offers/find-offers';
import type { PriceBook } from '../price-book/price-book';
import { cachedResponse } from './answer-cache';
import { parseConfiguration, type ParsedConfiguration } from './parse-configuration';
import { parseOfferQuery } from './parse-offer-query';
import { writeCalculation } from './write-calculation';

function respond(book: PriceBook, { configuration, alike }: ParsedConfiguration, now: Date): SerializedResponse {
  const query = parseOfferQuery(book, configuration, now, alike);
  return writeCalculation(book, query, findOffers(book, query), { hasDefaultOffers: false });
}

/** POST /api/kalkulation/berechnen/angebote. If no one delivers, or there is no such postcode: empty Items. */
export const calculateOffers = answersDirectly(
  defineHandler(CALLS.calculateOffers, ({ body }, { services, clock }) => {
    const book = services.priceBook.current();
    const now = clock();
    // A parsed body has its fields in the schema's order, so equal configurations are equal text.
    return cachedResponse(book, now, `offers ${JSON.stringify(body)}`, () =>
      respond(book, { configuration: body }, now),
    );
  }),
  // By the text as it was sent, which clients write alike: what is cached is not parsed. The key starts with a word, or a
  // text could be another call's key.
  (text, { services, clock }) => {
    const book = services.priceBook.current();
    const now = clock();
    return cachedResponse(book, now, `offers ${text}`, () => respond(book, parseConfiguration(text), now));
  },
);
