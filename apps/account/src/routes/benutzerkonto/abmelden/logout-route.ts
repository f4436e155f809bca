import { CALLS } from '@heizplatz/contract';
import { pageAction, type PageHandle, pageLoader, redirect, type RouteObject } from '@heizplatz/router';
import { LOGOUT_PATH } from '@heizplatz/routes';
import type { LogoutPage } from './logout-page';

/** Logging out where the menu's button does nothing: without script. */
export const logoutRoute: RouteObject = {
  path: LOGOUT_PATH,
  lazy: async () => ({ Component: (await import('./logout-view')).LogoutView }),
  handle: { layout: 'message', calculatorBar: 'never' } satisfies PageHandle,
  action: pageAction(async ({ api }) => {
    await api(CALLS.logout, { body: {} });
    return redirect(LOGOUT_PATH, 303);
  }),
  loader: pageLoader(async ({ user }): Promise<LogoutPage> => ({ isLoggedIn: user !== null })),
};
