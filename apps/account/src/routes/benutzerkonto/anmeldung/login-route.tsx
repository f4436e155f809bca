import { pageAction, type PageHandle, pageLoader, redirect, type RouteObject } from '@heizplatz/router';
import { LOGIN_PATTERN } from '@heizplatz/routes';
import { loadRegistration } from '../../../shared/registration/load-registration';
import { getHome } from './sign-in/get-home';
import { loginTarget } from './login-target';
import type { LoginPage } from './login-page';
import { LoginView } from './login-view';

/** Users who are logged in already are redirected. */
export const loginRoute: RouteObject = {
  path: LOGIN_PATTERN,
  Component: LoginView,
  handle: { layout: 'focused', calculatorBar: 'never' } satisfies PageHandle,
  action: pageAction(async (sent) => (await import('./login-action')).sendLogin(sent)),
  loader: pageLoader(async (page): Promise<LoginPage> => {
    const { url, user } = page;
    const target = loginTarget(url.searchParams);
    if (user && !user.isGuest) throw redirect(target ?? getHome(user));
    return { target, ...(await loadRegistration(page, false)) };
  }),
};
