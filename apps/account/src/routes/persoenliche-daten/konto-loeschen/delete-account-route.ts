import { CALLS } from '@heizplatz/contract';
import { pageAction, pageLoader, redirect, type RouteObject } from '@heizplatz/router';
import { DELETE_ACCOUNT_PATH, PERSONAL_DATA_PATH } from '@heizplatz/routes';
import { CUSTOMER_PAGE_HANDLE } from '../../../shared/customer-page/customer-page-handle';

/**
 * Requests the password before an account is deleted; staff who impersonate a customer are redirected to the page
 * that explains this.
 */
export const deleteAccountRoute: RouteObject = {
  path: DELETE_ACCOUNT_PATH,
  lazy: async () => ({ Component: (await import('./delete-account-view')).DeleteAccountView }),
  handle: CUSTOMER_PAGE_HANDLE,
  action: pageAction(async (sent) => (await import('./delete-account-action')).deleteAccount(sent)),
  loader: pageLoader(async ({ api, user }): Promise<null> => {
    if (user?.isImpersonatedS) throw redirect(PERSONAL_DATA_PATH);
    await api(CALLS.customerData, {});
    return null;
  }),
};
