import { type PageHandle, pageLoader, type RouteObject } from '@heizplatz/router';
import { DEALERS_PATH } from '@heizplatz/routes';
import { LIST_QUERY, REVIEW_QUERY } from './dealer-paths';

/**
 * List, dealer and branch: /holzpellethaendler/{stateName?}/{zipCode?}/{branchId?}/{dealerId?}. One route, since which
 * part is which follows from what they are, not from where they stand.
 */
export const dealersRoute: RouteObject = {
  path: `${DEALERS_PATH}/*`,
  lazy: async () => ({ Component: (await import(/* webpackChunkName: "dealers" */ './dealers-view')).DealersView }),
  handle: {
    cachePolicy: { kind: 'public', query: [...Object.values(LIST_QUERY), REVIEW_QUERY.stars] },
  } satisfies PageHandle,
  loader: pageLoader(async (page) =>
    (await import(/* webpackChunkName: "dealers" */ './load-dealers-page')).loadDealersPage(page),
  ),
};
