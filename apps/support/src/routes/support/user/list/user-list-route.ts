import { CALLS } from '@heizplatz/contract';
import type { RouteObject } from '@heizplatz/router';
import { USERS_PATH } from '@heizplatz/routes';
import { STAFF_HANDLE } from '../../../../shared/staff-page/staff-handle';
import { staffListLoader } from '../../../../shared/staff-table/staff-list-loader';

/** /support/user/list */
export const userListRoute: RouteObject = {
  path: USERS_PATH,
  lazy: async () => ({
    Component: (await import(/* webpackChunkName: "staff-users" */ './user-list-view')).UserListView,
  }),
  handle: STAFF_HANDLE,
  loader: staffListLoader(CALLS.staffUsers),
};
