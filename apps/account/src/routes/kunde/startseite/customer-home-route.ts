import { toLocalDay } from '@heizplatz/country';
import { CALLS } from '@heizplatz/contract';
import { pageLoader, type RouteObject } from '@heizplatz/router';
import { CUSTOMER_HOME_PATH } from '@heizplatz/routes';
import { CUSTOMERS_ONLY } from '../../../shared/customer-area/customers-only';
import type { CustomerHomePage } from './customer-home-page';

/** The customer's own page: what is on its way, what is left in the store, what it costs today. */
export const customerHomeRoute: RouteObject = {
  path: CUSTOMER_HOME_PATH,
  lazy: async () => ({ Component: (await import('./customer-home-view')).CustomerHomeView }),
  handle: CUSTOMERS_ONLY,
  loader: pageLoader(async ({ api }): Promise<CustomerHomePage> => {
    await api(CALLS.customerStart, {});
    return { today: toLocalDay(new Date()) };
  }),
};
