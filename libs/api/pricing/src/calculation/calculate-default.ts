import { CALLS, unfoldCalculation } from '@heizplatz/contract';
import { findDefaultOffers } from './default-calculation';
import { defineCalculation } from './define-calculation';
import { presentCalculation } from './present-calculation';

/** POST /api/kalkulation/berechnen-default, for releases from before `calculateDefaultOffers`. */
export const calculateDefault = defineCalculation(CALLS.calculateDefault, (book, configuration, now) => {
  const { query, offers, hasDefaultOffers } = findDefaultOffers(book, configuration, now);
  return unfoldCalculation(presentCalculation(book, query, offers, { hasDefaultOffers }));
});
