import { CALLS } from '@heizplatz/contract';
import { findDefaultOffers } from './default-calculation';
import { defineCalculation } from './define-calculation';
import { writeCalculation } from './write-calculation';

/** POST /api/kalkulation/berechnen-default/angebote. */
export const calculateDefaultOffers = defineCalculation(CALLS.calculateDefaultOffers, (book, parsed, now) => {
  const { query, offers, hasDefaultOffers } = findDefaultOffers(book, parsed, now);
  return writeCalculation(book, query, offers, { hasDefaultOffers });
});
