import { CALLS } from '@heizplatz/contract';
import { pageAction, pageLoader, redirect, type RouteObject } from '@heizplatz/router';
import { ACCOUNT_PATHS } from '../account-paths';
import { CUSTOMER_PAGE } from '../customer-area/customer-page';

/** Asks for the password before an account goes; who acts for a customer is led back to where that is said. */
export const deleteAccountRoute: RouteObject = {
  path: ACCOUNT_PATHS.deleteAccount,
  lazy: async () => ({ Component: (await import('./delete-account-view')).DeleteAccountView }),
  handle: CUSTOMER_PAGE,
  action: pageAction(async (sent) => (await import('./delete-account-action')).deleteAccount(sent)),
  loader: pageLoader(async ({ api, user }): Promise<null> => {
    if (user?.isImpersonatedS) throw redirect(ACCOUNT_PATHS.personalData);
    await api(CALLS.customerData, {});
    return null;
  }),
};
