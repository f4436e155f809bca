import { CALLS } from '@heizplatz/contract';
import { pageAction, type PageHandle, pageLoader, redirect, type RouteObject } from '@heizplatz/router';
import { ACCOUNT_PATHS } from '../account-paths';
import type { LogoutPage } from './logout-page';

/** Logging out where the menu's button does nothing: without script. */
export const logoutRoute: RouteObject = {
  path: ACCOUNT_PATHS.logout,
  lazy: async () => ({ Component: (await import('./logout-view')).LogoutView }),
  handle: { layout: 'message', calculatorBar: 'never' } satisfies PageHandle,
  action: pageAction(async ({ api }) => {
    await api(CALLS.logout, { body: {} });
    return redirect(ACCOUNT_PATHS.logout, 303);
  }),
  loader: pageLoader(async ({ user }): Promise<LogoutPage> => ({ isLoggedIn: user !== null })),
};
