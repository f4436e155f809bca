import { CALLS } from '@heizplatz/contract';
import { findOffers } from '../offers/find-offers';
import { defineCalculation } from './define-calculation';
import { parseOfferQuery } from './parse-offer-query';
import { writeUnfolded } from './write-unfolded';

/** POST /api/kalkulation/berechnen, for releases from before `calculateOffers`: each offer says everything. */
export const calculate = defineCalculation(CALLS.calculate, (book, configuration, now) => {
  const query = parseOfferQuery(book, configuration, now);
  return writeUnfolded(book, query, findOffers(book, query), { hasDefaultOffers: false });
});
