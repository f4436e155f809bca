import { defineHandler } from '@heizplatz/api-platform';
import { CALLS, unfoldCalculation } from '@heizplatz/contract';
import { findDefaultOffers } from './default-calculation';
import { presentCalculation } from './write-calculation';

/** POST /api/kalkulation/berechnen-default, for releases from before `calculateDefaultOffers`. */
export const calculateDefault = defineHandler(CALLS.calculateDefault, ({ body }, { services, clock }) => {
  const book = services.priceBook.current();
  const { query, offers, hasDefaultOffers } = findDefaultOffers(book, { configuration: body }, clock());
  return unfoldCalculation(presentCalculation(book, query, offers, { hasDefaultOffers }));
});
