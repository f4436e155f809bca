import { CALLS } from '@heizplatz/contract';
import type { RouteObject } from '@heizplatz/router';
import { WITHDRAWALS_PATH } from '@heizplatz/routes';
import { ROW_PARAM } from '../../../shared/list-panes/case-address';
import { STAFF_HANDLE } from '../../../shared/staff-page/staff-handle';
import { staffListLoaderWith } from '../../../shared/staff-table/staff-list-loader';

/** Declarations of withdrawal: assigned to their order, settled. */
export const withdrawalsRoute: RouteObject = {
  path: WITHDRAWALS_PATH,
  lazy: async () => ({
    Component: (await import(/* webpackChunkName: "staff-withdrawals" */ './withdrawals-view')).WithdrawalsView,
  }),
  handle: STAFF_HANDLE,
  loader: staffListLoaderWith(CALLS.staffWithdrawals, (api, { params }) => {
    const only = params.get(ROW_PARAM);
    return only === null ? [] : [api(CALLS.staffWithdrawals, { query: { only } })];
  }),
};
