import { CALLS } from '@heizplatz/contract';
import { pageLoader, type RouteObject } from '@heizplatz/router';
import { CACHE_PATH } from '@heizplatz/routes';
import { STAFF_HANDLE } from '../../../shared/staff-page/staff-handle';
import { requireAccess } from '../../../shared/start/staff-guard';

/** /support/cache */
export const cacheRoute: RouteObject = {
  path: CACHE_PATH,
  lazy: async () => ({ Component: (await import(/* webpackChunkName: "staff-cache" */ './cache-view')).CacheView }),
  handle: STAFF_HANDLE,
  loader: pageLoader(async ({ api, user }) => {
    requireAccess(user, CALLS.cacheNodes);
    await api(CALLS.cacheNodes, {});
    return null;
  }),
};
