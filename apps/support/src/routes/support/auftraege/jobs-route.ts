import { CALLS } from '@heizplatz/contract';
import { pageLoader, type RouteObject } from '@heizplatz/router';
import { JOBS_PATH } from '@heizplatz/routes';
import { listQuery } from '../../../shared/staff-table/list-query';
import { STAFF_HANDLE } from '../../../shared/staff-page/staff-handle';
import { requireAccess } from '../../../shared/start/staff-guard';

/** /support/auftraege */
export const jobsRoute: RouteObject = {
  path: JOBS_PATH,
  lazy: async () => ({ Component: (await import(/* webpackChunkName: "staff-jobs" */ './jobs-view')).JobsView }),
  handle: STAFF_HANDLE,
  loader: pageLoader(async ({ api, user, url }) => {
    requireAccess(user, CALLS.staffJobs, CALLS.staffQueues);
    const query = listQuery(CALLS.staffJobs.query, url.searchParams);
    await Promise.all([api(CALLS.staffJobs, { query }), api(CALLS.staffQueues, {})]);
    return null;
  }),
};
