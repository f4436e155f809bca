import { pageLoader, type RouteObject } from '@heizplatz/router';
import { STAFF_HANDLE } from '../parts/staff-handle';

/** Cancelled orders: booked, answered, asked after. */
export const cancellationsRoute: RouteObject = {
  path: '/stornomanagement',
  lazy: async () => ({
    Component: (await import(/* webpackChunkName: "staff-cancellations" */ './cancellations-view')).CancellationsView,
  }),
  handle: STAFF_HANDLE,
  loader: pageLoader(async (page) =>
    (await import(/* webpackChunkName: "staff-cancellations" */ './load-cancellations')).loadCancellations(page),
  ),
};
