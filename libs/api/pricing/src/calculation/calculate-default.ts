import { CALLS } from '@heizplatz/contract';
import { findDefaultOffers } from './default-calculation';
import { defineCalculation } from './define-calculation';
import { writeUnfolded } from './write-unfolded';

/** POST /api/kalkulation/berechnen-default, for releases from before `calculateDefaultOffers`. */
export const calculateDefault = defineCalculation(CALLS.calculateDefault, (book, configuration, now) => {
  const { query, offers, hasDefaultOffers } = findDefaultOffers(book, configuration, now);
  return writeUnfolded(book, query, offers, { hasDefaultOffers });
});
