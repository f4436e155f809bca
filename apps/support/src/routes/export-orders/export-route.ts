import { pageLoader, type RouteObject } from '@heizplatz/router';
import { EXPORT_ORDERS_PATH } from '@heizplatz/routes';
import { STAFF_HANDLE } from '../../shared/staff-page/staff-handle';

export const exportOrdersRoute: RouteObject = {
  path: EXPORT_ORDERS_PATH,
  lazy: async () => ({
    Component: (await import(/* webpackChunkName: "export-orders" */ './export-view')).ExportView,
  }),
  handle: STAFF_HANDLE,
  loader: pageLoader(async (page) =>
    (await import(/* webpackChunkName: "export-orders" */ './load-export')).loadExport(page),
  ),
};
