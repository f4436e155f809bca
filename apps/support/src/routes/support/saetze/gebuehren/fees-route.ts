import { CALLS } from '@heizplatz/contract';
import type { RouteObject } from '@heizplatz/router';
import { STAFF_HANDLE } from '../../../../shared/staff-page/staff-handle';
import { staffListLoader } from '../../../../shared/staff-table/staff-list-loader';
import { FEES_PATH } from '../../../../shared/rates/rates-paths';

/** /support/saetze/gebuehren */
export const feesRoute: RouteObject = {
  path: FEES_PATH,
  lazy: async () => ({ Component: (await import(/* webpackChunkName: "staff-rates" */ './fees-view')).FeesView }),
  handle: STAFF_HANDLE,
  loader: staffListLoader(CALLS.stationFees),
};
