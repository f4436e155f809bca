import { CALLS } from '@heizplatz/contract';
import type { RouteObject } from '@heizplatz/router';
import { ORDERS_PATH } from '@heizplatz/routes';
import { listRevalidates } from '../../../shared/list-panes/case-address';
import { STAFF_HANDLE } from '../../../shared/staff-page/staff-handle';
import { staffListLoader } from '../../../shared/staff-table/staff-list-loader';

/** /support/bestellungen */
export const orderListRoute: RouteObject = {
  path: ORDERS_PATH,
  lazy: async () => ({
    Component: (await import(/* webpackChunkName: "staff-orders" */ './order-list-view')).OrderListView,
  }),
  handle: STAFF_HANDLE,
  shouldRevalidate: listRevalidates,
  loader: staffListLoader(CALLS.staffOrders),
};
