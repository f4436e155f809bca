import { defineHandler } from '@heizplatz/api-platform';
import { CALLS } from '@heizplatz/contract';
import { findOffers } from '../offers/find-offers';
import { cachedResponse } from './answer-cache';
import { parseOfferQuery } from './parse-offer-query';
import { writeCalculation } from './write-calculation';

/** POST /api/kalkulation/berechnen/angebote. If no one delivers, or there is no such postcode: empty Items. */
export const calculateOffers = defineHandler(CALLS.calculateOffers, ({ body }, { services, clock }) => {
  const book = services.priceBook.current();
  const now = clock();
  // A parsed body has its fields in the schema's order, so equal configurations are equal text.
  return cachedResponse(book, now, JSON.stringify(body), () => {
    const query = parseOfferQuery(book, body, now);
    return writeCalculation(book, query, findOffers(book, query), { hasDefaultOffers: false });
  });
});
