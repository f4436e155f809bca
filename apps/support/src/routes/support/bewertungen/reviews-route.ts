import { CALLS } from '@heizplatz/contract';
import type { RouteObject } from '@heizplatz/router';
import { REVIEWS_PATH } from '@heizplatz/routes';
import { ROW_PARAM } from '../../../shared/list-panes/case-address';
import { STAFF_HANDLE } from '../../../shared/staff-page/staff-handle';
import { staffListLoaderWith } from '../../../shared/staff-table/staff-list-loader';

/** Reviews of all dealers, and answers on a dealer's behalf. */
export const reviewsRoute: RouteObject = {
  path: REVIEWS_PATH,
  lazy: async () => ({
    Component: (await import(/* webpackChunkName: "staff-reviews" */ './reviews-view')).ReviewsView,
  }),
  handle: STAFF_HANDLE,
  loader: staffListLoaderWith(CALLS.staffReviews, (api, { params }) => {
    const only = params.get(ROW_PARAM);
    return only === null ? [] : [api(CALLS.staffReviews, { query: { only } })];
  }),
};
