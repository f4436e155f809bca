import { CALLS } from '@heizplatz/contract';
import { pageLoader, type RouteObject } from '@heizplatz/router';
import { STAFF_SEARCH_PATH } from '@heizplatz/routes';
import { listQuery } from '../../../shared/staff-table/list-query';
import { STAFF_HANDLE } from '../../../shared/staff-page/staff-handle';
import { requireAccess } from '../../../shared/start/staff-guard';
import { SearchView } from './search-view';

export const searchRoute: RouteObject = {
  path: STAFF_SEARCH_PATH,
  Component: SearchView,
  handle: STAFF_HANDLE,
  loader: pageLoader(async ({ api, user, url }) => {
    requireAccess(user, CALLS.staffSearch);
    await api(CALLS.staffSearch, { query: listQuery(CALLS.staffSearch.query, url.searchParams) });
    return null;
  }),
};
