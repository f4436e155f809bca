import { CALLS } from '@heizplatz/contract';
import { pageAction, pageLoader, type RouteObject } from '@heizplatz/router';
import { PERSONAL_DATA_PATH } from '@heizplatz/routes';
import { CUSTOMER_PAGE_HANDLE } from '../../shared/customer-page/customer-page-handle';
import { loadTitles } from '../../shared/master-data/load-master-data';

/** Name and phone, own data as a file, and the way to the account's deletion. */
export const personalDataRoute: RouteObject = {
  path: PERSONAL_DATA_PATH,
  lazy: async () => ({ Component: (await import('./personal-data-view')).PersonalDataView }),
  handle: CUSTOMER_PAGE_HANDLE,
  action: pageAction(async (sent) => (await import('./person-action')).savePerson(sent)),
  loader: pageLoader(async (page): Promise<null> => {
    await Promise.all([page.api(CALLS.customerData, {}), loadTitles(page)]);
    return null;
  }),
};
