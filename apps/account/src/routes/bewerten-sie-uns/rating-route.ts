import { CALLS } from '@heizplatz/contract';
import { data, notFound, pageAction, type PageHandle, pageLoader, type RouteObject } from '@heizplatz/router';
import { RATING_PATTERN } from '@heizplatz/routes';
import { ratingInput, type RatingPage } from './rating-input';

/** Where the invitation's link leads, and the customer's own list; a forged one is a 404, an expired one a 410. */
export const ratingRoute: RouteObject = {
  path: RATING_PATTERN,
  lazy: async () => ({ Component: (await import('./rating-view')).RatingView }),
  handle: { layout: 'message', calculatorBar: 'never' } satisfies PageHandle,
  action: pageAction(async (sent) => (await import('./rating-actions')).sendRating(sent)),
  loader: pageLoader(async ({ api, params }) => {
    const page: RatingPage = { token: params['token'] ?? '', orderId: params['orderId'] ?? '' };
    const rating = (await api(CALLS.ratingOfOrder, ratingInput(page))) ?? notFound();
    return data(page, { status: rating.State === 'expired' ? 410 : 200 });
  }),
};
