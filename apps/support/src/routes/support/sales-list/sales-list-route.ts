import { CALLS } from '@heizplatz/contract';
import { pageLoader, type RouteObject } from '@heizplatz/router';
import { SALES_PATH } from '@heizplatz/routes';
import { listQuery } from '../../../shared/staff-table/list-query';
import { ignoreProblem, openDefaultView } from '../../../shared/staff-table/staff-list-loader';
import { STAFF_HANDLE } from '../../../shared/staff-page/staff-handle';
import { requireAccess } from '../../../shared/start/staff-guard';
import { SalesListView } from './sales-list-view';

/** What dealers sold and owe. */
export const salesListRoute: RouteObject = {
  path: SALES_PATH,
  Component: SalesListView,
  handle: STAFF_HANDLE,
  loader: pageLoader(async ({ api, user, url }) => {
    requireAccess(user, CALLS.salesList, CALLS.salesMonth);
    const views = api(CALLS.staffViews, { query: { path: url.pathname } });
    await openDefaultView(views, url);
    await Promise.all([
      api(CALLS.salesList, { query: listQuery(CALLS.salesList.query, url.searchParams) }),
      api(CALLS.salesMonth, { query: listQuery(CALLS.salesMonth.query, url.searchParams) }),
      ignoreProblem(views),
    ]);
    return null;
  }),
};
