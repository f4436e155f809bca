import { CALLS, unfoldCalculation } from '@heizplatz/contract';
import { findOffers } from '../offers/find-offers';
import { defineCalculation } from './define-calculation';
import { parseOfferQuery } from './parse-offer-query';
import { presentCalculation } from './present-calculation';

/** POST /api/kalkulation/berechnen, for releases from before `calculateOffers`: each offer says everything. */
export const calculate = defineCalculation(CALLS.calculate, (book, configuration, now) => {
  const query = parseOfferQuery(book, configuration, now);
  return unfoldCalculation(presentCalculation(book, query, findOffers(book, query), { hasDefaultOffers: false }));
});
