import { CALLS } from '@heizplatz/contract';
import type { RouteObject } from '@heizplatz/router';
import { COMMISSION_RATES_PATH } from '@heizplatz/routes';
import { STAFF_HANDLE } from '../../../shared/staff-page/staff-handle';
import { staffListLoader } from '../../../shared/staff-table/staff-list-loader';
import { RatesView } from './rates-view';

export const ratesRoute: RouteObject = {
  path: COMMISSION_RATES_PATH,
  Component: RatesView,
  handle: STAFF_HANDLE,
  loader: staffListLoader(CALLS.commissionRates),
};
