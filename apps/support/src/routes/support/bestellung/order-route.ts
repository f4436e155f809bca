import { pageAction, pageLoader, type RouteObject } from '@heizplatz/router';
import { STAFF_ORDER_PATTERN } from '@heizplatz/routes';
import { STAFF_HANDLE } from '../../../shared/staff-page/staff-handle';

/** /support/bestellung/{id}: by its id, or by the number that people say. */
export const orderRoute: RouteObject = {
  path: STAFF_ORDER_PATTERN,
  lazy: async () => ({
    Component: (await import(/* webpackChunkName: "staff-order" */ './order-view')).OrderView,
  }),
  action: pageAction(async (sent) =>
    (await import(/* webpackChunkName: "staff-order" */ './order-action')).takeOrderForm(sent),
  ),
  handle: STAFF_HANDLE,
  loader: pageLoader(async (page) =>
    (await import(/* webpackChunkName: "staff-order" */ './load-staff-order')).loadStaffOrder(page),
  ),
};
