import { CALLS } from '@heizplatz/contract';
import { pageAction, pageLoader, type RouteObject } from '@heizplatz/router';
import { MASTER_DATA_PATH } from '@heizplatz/routes';
import { addressDeletionRoute } from './addresses/address-deletion-route';
import { addressFormRoute } from './addresses/form/address-form-route';
import { CUSTOMER_PAGE_HANDLE } from '../../../shared/customer-page/customer-page-handle';
import { loadTitles } from '../../../shared/master-data/load-master-data';

/** Login, person, newsletter and addresses; the address modal and its deletion are pages below it. */
export const masterDataRoute: RouteObject = {
  path: MASTER_DATA_PATH,
  lazy: async () => ({ Component: (await import('./master-data-view')).MasterDataView }),
  handle: CUSTOMER_PAGE_HANDLE,
  action: pageAction(async (sent) => (await import('./master-data-actions')).saveMasterData(sent)),
  loader: pageLoader(async (page): Promise<null> => {
    const { api } = page;
    await Promise.all([api(CALLS.customerData, {}), api(CALLS.customerAddresses, {}), loadTitles(page)]);
    return null;
  }),
  children: [addressFormRoute, addressDeletionRoute],
};
