import { pageLoader, type RouteObject } from '@heizplatz/router';
import { STAFF_HANDLE } from '../parts/staff-handle';
import { EXPORT_ORDERS_PATH } from './export-paths';

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
