import { CALLS } from '@heizplatz/contract';
import { pageLoader, type RouteObject } from '@heizplatz/router';
import { RATES_PATH } from '@heizplatz/routes';
import { listQuery } from '../../../shared/staff-table/list-query';
import { STAFF_HANDLE } from '../../../shared/staff-page/staff-handle';
import { requireAccess } from '../../../shared/start/staff-guard';
import { holidaysInput } from './holidays-input';

/** /support/saetze */
export const ratesRoute: RouteObject = {
  path: RATES_PATH,
  lazy: async () => ({ Component: (await import(/* webpackChunkName: "staff-rates" */ './rates-view')).RatesView }),
  handle: STAFF_HANDLE,
  loader: pageLoader(async ({ api, user, url, site }) => {
    requireAccess(user, CALLS.vatRates, CALLS.publicHolidays);
    const query = listQuery(CALLS.vatRates.query, url.searchParams);
    await Promise.all([
      api(CALLS.vatRates, { query }),
      api(CALLS.publicHolidays, holidaysInput(url.searchParams, user, site.countryId)),
    ]);
    return null;
  }),
};
