import { defineHandler } from '@heizplatz/api-platform';
import { CALLS } from '@heizplatz/contract';
import { cachedResponse } from './answer-cache';
import { parseOfferQuery } from './parse-offer-query';
import { findOffers } from '../offers/find-offers';
import { referenceConfiguration } from '../ranking/reference-place';
import { writeCalculation } from './write-calculation';

/**
 * POST /api/kalkulation/berechnen-default: what is requested, or, if no one delivers it and for an empty postcode,
 * the group's reference configuration with HasDefaultOffers.
 */
export const calculateDefault = defineHandler(CALLS.calculateDefault, ({ body }, { services, clock }) => {
  const book = services.priceBook.current();
  const now = clock();
  return cachedResponse(book, now, `default ${JSON.stringify(body)}`, () => {
    const reference = referenceConfiguration(book, body);
    // Without a postcode the response uses the reference place; no other field is used, so none can be invalid.
    const query = parseOfferQuery(book, body.ZipCode === '' && reference.ZipCode !== '' ? reference : body, now);
    if (body.ZipCode === '') return writeCalculation(book, query, findOffers(book, query), { hasDefaultOffers: true });
    const offers = findOffers(book, query);
    if (offers.length > 0) return writeCalculation(book, query, offers, { hasDefaultOffers: false });
    if (reference.ZipCode === '') return writeCalculation(book, query, [], { hasDefaultOffers: true });
    const referenceQuery = parseOfferQuery(book, reference, now);
    return writeCalculation(book, referenceQuery, findOffers(book, referenceQuery), { hasDefaultOffers: true });
  });
});
