import { returnPath } from '@heizplatz/identity';
import { type PageHandle, pageLoader, redirect, type RouteObject } from '@heizplatz/router';
import { loadRegistration } from '../registration/load-registration';
import { homeOf } from '../sign-in/home-of';
import { LoginView } from './login-view';

/** Whoever is logged in already goes on. */
export const loginRoute: RouteObject = {
  path: '/benutzerkonto/anmeldung/:registerVariant?/:viewVariant?',
  Component: LoginView,
  handle: { layout: 'focused', calculatorBar: 'never' } satisfies PageHandle,
  loader: pageLoader(async (page) => {
    const { url, user } = page;
    const target = returnPath(url.searchParams.get('ReturnUrl')) ?? returnPath(url.searchParams.get('RedirectUrl'));
    if (user && !user.isGuest) throw redirect(target ?? homeOf(user));
    return { target, ...(await loadRegistration(page, false)) };
  }),
};
