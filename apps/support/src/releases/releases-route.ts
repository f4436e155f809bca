import { CALLS } from '@heizplatz/contract';
import { ROLES } from '@heizplatz/identity';
import type { RouteObject } from '@heizplatz/router';
import { STAFF_HANDLE } from '../parts/staff-handle';
import { staffListLoader } from '../parts/staff-list-loader';

/** /support/releases */
export const releasesRoute: RouteObject = {
  path: '/support/releases',
  lazy: async () => ({
    Component: (await import(/* webpackChunkName: "staff-releases" */ './releases-view')).ReleasesView,
  }),
  handle: STAFF_HANDLE,
  loader: staffListLoader([ROLES.admin], CALLS.staffReleases),
};
