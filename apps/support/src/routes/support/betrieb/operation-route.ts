import { CALLS } from '@heizplatz/contract';
import { pageLoader, type RouteObject } from '@heizplatz/router';
import { OPERATION_PATH } from '@heizplatz/routes';
import { STAFF_HANDLE } from '../../../shared/staff-page/staff-handle';
import { requireAccess } from '../../../shared/start/staff-guard';

/** /support/betrieb */
export const operationRoute: RouteObject = {
  path: OPERATION_PATH,
  lazy: async () => ({
    Component: (await import(/* webpackChunkName: "staff-operation" */ './operation-view')).OperationView,
  }),
  handle: STAFF_HANDLE,
  loader: pageLoader(async ({ api, user }) => {
    requireAccess(user, CALLS.operationState);
    await api(CALLS.operationState, {});
    return null;
  }),
};
