import { CALLS } from '@heizplatz/contract';
import type { RouteObject } from '@heizplatz/router';
import { REPORTS_PATH } from '@heizplatz/routes';
import { ROW_PARAM } from '../../../shared/list-panes/case-address';
import { STAFF_HANDLE } from '../../../shared/staff-page/staff-handle';
import { staffListLoaderWith } from '../../../shared/staff-table/staff-list-loader';

/** Reports under the Digital Services Act: decided with reasons, and their appeals. */
export const contentReportsRoute: RouteObject = {
  path: REPORTS_PATH,
  lazy: async () => ({
    Component: (await import(/* webpackChunkName: "staff-reports" */ './content-reports-view')).ContentReportsView,
  }),
  handle: STAFF_HANDLE,
  loader: staffListLoaderWith(CALLS.staffReports, (api, { params }) => {
    const only = params.get(ROW_PARAM);
    return only === null ? [] : [api(CALLS.staffReports, { query: { only } })];
  }),
};
