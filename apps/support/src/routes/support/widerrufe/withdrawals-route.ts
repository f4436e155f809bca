import { CALLS } from '@heizplatz/contract';
import type { RouteObject } from '@heizplatz/router';
import { WITHDRAWALS_PATH } from '@heizplatz/routes';
import { STAFF_HANDLE } from '../../../shared/staff-page/staff-handle';
import { staffListLoader } from '../../../shared/staff-table/staff-list-loader';

/** Declarations of withdrawal: assigned to their order, settled. */
export const withdrawalsRoute: RouteObject = {
  path: WITHDRAWALS_PATH,
  lazy: async () => ({
    Component: (await import(/* webpackChunkName: "staff-withdrawals" */ './withdrawals-view')).WithdrawalsView,
  }),
  handle: STAFF_HANDLE,
  loader: staffListLoader(CALLS.staffWithdrawals),
};
