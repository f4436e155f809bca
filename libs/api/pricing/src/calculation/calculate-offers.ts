import { CALLS } from '@heizplatz/contract';
import { findOffers } from '../offers/find-offers';
import { defineCalculation } from './define-calculation';
import { parseOfferQuery } from './parse-offer-query';
import { presentCalculation } from './present-calculation';

/** POST /api/kalkulation/berechnen/angebote. If no one delivers, or there is no such postcode: empty Items. */
export const calculateOffers = defineCalculation(CALLS.calculateOffers, (book, configuration, now) => {
  const query = parseOfferQuery(book, configuration, now);
  return presentCalculation(book, query, findOffers(book, query), { hasDefaultOffers: false });
});
