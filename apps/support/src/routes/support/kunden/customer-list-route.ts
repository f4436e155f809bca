import { CALLS } from '@heizplatz/contract';
import type { RouteObject } from '@heizplatz/router';
import { CUSTOMERS_PATH } from '@heizplatz/routes';
import { STAFF_HANDLE } from '../../../shared/staff-page/staff-handle';
import { staffListLoader } from '../../../shared/staff-table/staff-list-loader';

/** /support/kunden */
export const customerListRoute: RouteObject = {
  path: CUSTOMERS_PATH,
  lazy: async () => ({
    Component: (await import(/* webpackChunkName: "staff-customers" */ './customer-list-view')).CustomerListView,
  }),
  handle: STAFF_HANDLE,
  loader: staffListLoader(CALLS.staffCustomers),
};
