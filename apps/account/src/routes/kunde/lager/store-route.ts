import { CALLS } from '@heizplatz/contract';
import { pageAction, pageLoader, type RouteObject } from '@heizplatz/router';
import { STORE_PATH } from '@heizplatz/routes';
import { CUSTOMER_PAGE } from '../../../shared/customer-area/customer-page';
import { dayOf } from '../../../shared/customer-area/day-of';
import type { StorePage } from './store-page';

/** 'Mein Lager': how full each store is, until when it lasts, and what is known of it. */
export const storeRoute: RouteObject = {
  path: STORE_PATH,
  lazy: async () => ({ Component: (await import('./store-view')).StoreView }),
  handle: CUSTOMER_PAGE,
  action: pageAction(async (sent) => (await import('./store-action')).saveStore(sent)),
  loader: pageLoader(async ({ api }): Promise<StorePage> => {
    await api(CALLS.customerStores, {});
    return { today: dayOf(new Date()) };
  }),
};
