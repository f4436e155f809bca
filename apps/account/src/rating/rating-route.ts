import { CALLS } from '@heizplatz/contract';
import { notFound, type PageHandle, pageLoader, type RouteObject } from '@heizplatz/router';
import { ratingInput, type RatingPage } from './rating-input';
import { RatingView } from './rating-view';

/** Where the invitation's link leads, and the customer's own list; a forged one is a 404. */
export const ratingRoute: RouteObject = {
  path: '/bewerten-sie-uns/:token/:orderId',
  Component: RatingView,
  handle: { layout: 'message', calculatorBar: 'never' } satisfies PageHandle,
  loader: pageLoader(async ({ api, params }): Promise<RatingPage> => {
    const page = { token: params['token'] ?? '', orderId: params['orderId'] ?? '' };
    return (await api(CALLS.ratingOfOrder, ratingInput(page))) ? page : notFound();
  }),
};
