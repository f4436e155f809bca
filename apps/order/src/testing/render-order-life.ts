import type { CountryId } from '@heizplatz/country';
import { fakeApi, renderRoute } from '@heizplatz/testing';
import { dealerOrderRoute } from '../routes/haendler/bestellung/dealer-order-route';
import { placedOrderRoute } from '../routes/bestellung/order-id/placed-order-route';
import { reviewAnswerRoute } from '../routes/haendler/bewertung/review-answer-route';
import { addLinks } from './add-links';

/** All other pages, as places to be sent to. */
const ELSEWHERE = { path: '*', element: null };

/** The pages of an order's life after it was placed: the customer's and the dealer's. */
export function renderOrderLife(path: string, responses: Parameters<typeof fakeApi>[0], countryId: CountryId = 1) {
  const { api, calls, sent } = fakeApi({ dealerCancellation: () => null, ...responses });
  const view = renderRoute(addLinks([placedOrderRoute, dealerOrderRoute, reviewAnswerRoute, ELSEWHERE]), path, {
    api,
    countryId,
  });
  return { ...view, calls, sent };
}
