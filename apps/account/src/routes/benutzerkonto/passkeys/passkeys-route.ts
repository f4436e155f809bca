import { CALLS } from '@heizplatz/contract';
import { pageAction, type PageHandle, pageLoader, redirect, type RouteObject } from '@heizplatz/router';
import { PASSKEYS_PATH } from '@heizplatz/routes';
import { loginPath } from '../../../shared/login-paths';

/** For every account, including staff and dealers. A guest has none, and is requested to log in. */
export const passkeysRoute: RouteObject = {
  path: PASSKEYS_PATH,
  lazy: async () => ({ Component: (await import('./passkeys-view')).PasskeysView }),
  handle: { middleware: ['signed-in'], calculatorBar: 'never' } satisfies PageHandle,
  action: pageAction(async (sent) => (await import('./passkey-actions')).removeSentPasskey(sent)),
  loader: pageLoader(async ({ api, user }): Promise<null> => {
    if (user?.isGuest) throw redirect(loginPath(PASSKEYS_PATH));
    await api(CALLS.passkeys, {});
    return null;
  }),
};
