import { CALLS } from '@heizplatz/contract';
import type { RouteObject } from '@heizplatz/router';
import { PERMISSIONS_PATH } from '@heizplatz/routes';
import { STAFF_HANDLE } from '../../../../shared/staff-page/staff-handle';
import { staffListLoader } from '../../../../shared/staff-table/staff-list-loader';

/** /support/benutzer/rechte */
export const permissionsRoute: RouteObject = {
  path: PERMISSIONS_PATH,
  lazy: async () => ({
    Component: (await import(/* webpackChunkName: "staff-permissions" */ './permissions-view')).PermissionsView,
  }),
  handle: STAFF_HANDLE,
  loader: staffListLoader(CALLS.staffPermissions),
};
