import { defineHandler, SerializedResponse } from '@heizplatz/api-platform';
import { CALLS, type OfferAlternatives } from '@heizplatz/contract';
import { cachedResponse } from '../calculation/answer-cache';
import { parseOfferQuery } from '../calculation/parse-offer-query';
import { cheaperDate } from '../calculation/cheaper-date';
import { cheapestByDealer } from './cheapest-offers';
import { droppedWishes } from '../calculation/dropped-wishes';
import { otherGroups } from '../configuration/other-groups';
import { paymentCounts } from '../options/payment-counts';
import { pickPaidPlaces } from '../ranking/pick-paid-places';

/** POST /api/kalkulation/umfeld: what stands beside the list of berechnen; it never changes that list. */
export const offerSurroundings = defineHandler(CALLS.offerSurroundings, ({ body }, { services, clock }) => {
  const book = services.priceBook.current();
  const now = clock();
  return cachedResponse(book, now, `beside ${JSON.stringify(body)}`, () => {
    const query = parseOfferQuery(book, body, now);
    const dependencies: OfferAlternatives = {
      OtherGroups: otherGroups(book, query),
      CheaperDate: cheaperDate(book, query),
      PaidPlaces: pickPaidPlaces(book, query, body.CountryId),
      PaymentCounts: paymentCounts(book, query),
      ...(cheapestByDealer(book, query).size === 0 && droppedWishes(book, body, now)),
    };
    return new SerializedResponse(JSON.stringify(dependencies));
  });
});
