import { CALLS } from '@heizplatz/contract';
import { toLocalDay } from '@heizplatz/country';
import { pageAction, redirect, type RouteObject } from '@heizplatz/router';
import { STAFF_HOME_PATH } from '@heizplatz/routes';
import { listRevalidates } from '../../shared/list-panes/case-address';
import { STAFF_HANDLE } from '../../shared/staff-page/staff-handle';
import { staffListLoaderWith } from '../../shared/staff-table/staff-list-loader';
import { loadRoleCards } from './morning/role-cards-input';
import { StartView } from './start-view';
import { taskChange } from './task-change';

export const startRoute: RouteObject = {
  path: STAFF_HOME_PATH,
  Component: StartView,
  handle: STAFF_HANDLE,
  shouldRevalidate: listRevalidates,
  loader: staffListLoaderWith(CALLS.staffWorkList, (api, { user }) => [
    ...[api(CALLS.staffMorning, {}), api(CALLS.staffWaiting, {})],
    ...loadRoleCards(api, user, toLocalDay(new Date())),
  ]),
  // A row's form, where no script runs.
  action: pageAction(async ({ form, api, url }) => {
    await api(CALLS.saveStaffTask, { body: taskChange(Object.fromEntries(form), new Date()) });
    return redirect(url.pathname + url.search, 303);
  }),
};
