import { CALLS } from '@heizplatz/contract';
import { pageLoader, type RouteObject } from '@heizplatz/router';
import { TEXT_MODULES_PATH } from '@heizplatz/routes';
import { STAFF_HANDLE } from '../../../shared/staff-page/staff-handle';
import { requireAccess } from '../../../shared/start/staff-guard';

/** Text modules for answers to cancellations. */
export const textModulesRoute: RouteObject = {
  path: TEXT_MODULES_PATH,
  lazy: async () => ({
    Component: (await import(/* webpackChunkName: "staff-text-modules" */ './text-modules-view')).TextModulesView,
  }),
  handle: STAFF_HANDLE,
  loader: pageLoader(async ({ api, user }) => {
    requireAccess(user, CALLS.textModules);
    await api(CALLS.textModules, {});
    return null;
  }),
};
