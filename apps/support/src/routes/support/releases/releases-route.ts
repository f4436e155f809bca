import { CALLS } from '@heizplatz/contract';
import type { RouteObject } from '@heizplatz/router';
import { RELEASES_PATH } from '@heizplatz/routes';
import { STAFF_HANDLE } from '../../../shared/staff-page/staff-handle';
import { staffListLoaderWith } from '../../../shared/staff-table/staff-list-loader';

/** /support/releases */
export const releasesRoute: RouteObject = {
  path: RELEASES_PATH,
  lazy: async () => ({
    Component: (await import(/* webpackChunkName: "staff-releases" */ './releases-view')).ReleasesView,
  }),
  handle: STAFF_HANDLE,
  // With the cards above and below the list, so that nothing moves when they come.
  loader: staffListLoaderWith(CALLS.publishedReleases, (api) => [
    api(CALLS.releaseHealth, { query: { hours: '24' } }),
    api(CALLS.releaseMoves, {}),
  ]),
};
