import { defineHandler } from '@heizplatz/api-platform';
import { CALLS } from '@heizplatz/contract';
import { cachedResponse } from './answer-cache';
import { findDefaultOffers } from './default-calculation';
import { writeCalculation } from './write-calculation';

/** POST /api/kalkulation/berechnen-default/angebote. */
export const calculateDefaultOffers = defineHandler(CALLS.calculateDefaultOffers, ({ body }, { services, clock }) => {
  const book = services.priceBook.current();
  const now = clock();
  return cachedResponse(book, now, `default ${JSON.stringify(body)}`, () => {
    const { query, offers, hasDefaultOffers } = findDefaultOffers(book, body, now);
    return writeCalculation(book, query, offers, { hasDefaultOffers });
  });
});
