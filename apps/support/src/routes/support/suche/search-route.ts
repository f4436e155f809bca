import { CALLS } from '@heizplatz/contract';
import { pageLoader, redirect, type RouteObject } from '@heizplatz/router';
import { STAFF_SEARCH_PATH } from '@heizplatz/routes';
import { listQuery } from '../../../shared/staff-table/list-query';
import { STAFF_HANDLE } from '../../../shared/staff-page/staff-handle';
import { requireAccess } from '../../../shared/start/staff-guard';
import { callerPath } from './caller-path';
import { SearchView } from './search-view';

/** /support/suche?search=…; with ?telefon=…, as telephone systems open it, the customer who calls. */
export const searchRoute: RouteObject = {
  path: STAFF_SEARCH_PATH,
  Component: SearchView,
  handle: STAFF_HANDLE,
  loader: pageLoader(async ({ api, user, url }) => {
    requireAccess(user, CALLS.staffSearch);
    const caller = url.searchParams.get('telefon');
    if (caller !== null) return redirect(await callerPath(api, caller));
    await api(CALLS.staffSearch, { query: listQuery(CALLS.staffSearch.query, url.searchParams) });
    return null;
  }),
};
