import { pageLoader, type RouteObject } from '@heizplatz/router';
import { CANCELLATIONS_PATH } from '@heizplatz/routes';
import { listRevalidates } from '../../shared/list-panes/case-address';
import { STAFF_HANDLE } from '../../shared/staff-page/staff-handle';

/** Cancelled orders: booked, answered, queried. */
export const cancellationsRoute: RouteObject = {
  path: CANCELLATIONS_PATH,
  lazy: async () => ({
    Component: (await import(/* webpackChunkName: "staff-cancellations" */ './cancellations-view')).CancellationsView,
  }),
  handle: STAFF_HANDLE,
  shouldRevalidate: listRevalidates,
  loader: pageLoader(async (page) =>
    (await import(/* webpackChunkName: "staff-cancellations" */ './load-cancellations')).loadCancellations(page),
  ),
};
