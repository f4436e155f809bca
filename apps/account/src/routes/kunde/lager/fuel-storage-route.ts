import { toLocalDay } from '@heizplatz/country';
import { CALLS } from '@heizplatz/contract';
import { pageAction, pageLoader, type RouteObject } from '@heizplatz/router';
import { FUEL_STORAGE_PATH } from '@heizplatz/routes';
import { CUSTOMER_PAGE_HANDLE } from '../../../shared/customer-page/customer-page-handle';
import type { FuelStoragePage } from './fuel-storage-page';

/** 'Mein Lager': how full each store is, until when it lasts, and what is known of it. */
export const fuelStorageRoute: RouteObject = {
  path: FUEL_STORAGE_PATH,
  lazy: async () => ({ Component: (await import('./fuel-storage-view')).FuelStorageView }),
  handle: CUSTOMER_PAGE_HANDLE,
  action: pageAction(async (sent) => (await import('./store-action')).saveFuelStorage(sent)),
  loader: pageLoader(async ({ api }): Promise<FuelStoragePage> => {
    await api(CALLS.customerStores, {});
    return { today: toLocalDay(new Date()) };
  }),
};
