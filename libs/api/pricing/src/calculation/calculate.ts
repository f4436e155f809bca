import { defineHandler } from '@heizplatz/api-platform';
import { CALLS, unfoldCalculation } from '@heizplatz/contract';
import { findOffers } from '../offers/find-offers';
import { parseOfferQuery } from './parse-offer-query';
import { presentCalculation } from './write-calculation';

/** POST /api/kalkulation/berechnen, for releases from before `calculateOffers`: each offer says everything. */
export const calculate = defineHandler(CALLS.calculate, ({ body }, { services, clock }) => {
  const book = services.priceBook.current();
  const query = parseOfferQuery(book, body, clock());
  return unfoldCalculation(presentCalculation(book, query, findOffers(book, query), { hasDefaultOffers: false }));
});
