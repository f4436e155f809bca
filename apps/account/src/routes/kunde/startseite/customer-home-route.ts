import { toLocalDay } from '@heizplatz/country';
import { CALLS } from '@heizplatz/contract';
import { pageLoader, type RouteObject } from '@heizplatz/router';
import { CUSTOMER_HOME_PATH } from '@heizplatz/routes';
import { CUSTOMER_PAGE_HANDLE } from '../../../shared/customer-page/customer-page-handle';
import type { CustomerHomePage } from './customer-home-page';

/** The customer's own page: what is on its way, what is left in the store, what it costs today. */
export const customerHomeRoute: RouteObject = {
  path: CUSTOMER_HOME_PATH,
  lazy: async () => ({ Component: (await import('./customer-home-view')).CustomerHomeView }),
  handle: CUSTOMER_PAGE_HANDLE,
  loader: pageLoader(async ({ api }): Promise<CustomerHomePage> => {
    await api(CALLS.customerStart, {});
    return { today: toLocalDay(new Date()) };
  }),
};
