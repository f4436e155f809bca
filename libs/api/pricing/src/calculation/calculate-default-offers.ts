import { CALLS } from '@heizplatz/contract';
import { findDefaultOffers } from './default-calculation';
import { defineCalculation } from './define-calculation';
import { presentCalculation } from './present-calculation';

/** POST /api/kalkulation/berechnen-default/angebote. */
export const calculateDefaultOffers = defineCalculation(CALLS.calculateDefaultOffers, (book, configuration, now) => {
  const { query, offers, hasDefaultOffers } = findDefaultOffers(book, configuration, now);
  return presentCalculation(book, query, offers, { hasDefaultOffers });
});
