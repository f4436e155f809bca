import { returnPath } from '@heizplatz/identity';
import { type PageHandle, pageLoader, redirect, type RouteObject } from '@heizplatz/router';
import { LoginView } from './login-view';

const CUSTOMER_HOME = '/kunde/startseite';

/** Whoever is logged in already goes on. */
export const loginRoute: RouteObject = {
  path: '/benutzerkonto/anmeldung/:registerVariant?/:viewVariant?',
  Component: LoginView,
  handle: { layout: 'focused', calculatorBar: 'never' } satisfies PageHandle,
  loader: pageLoader(async ({ url, user }) => {
    const target = returnPath(url.searchParams.get('ReturnUrl')) ?? returnPath(url.searchParams.get('RedirectUrl'));
    if (user && !user.isGuest) throw redirect(target ?? CUSTOMER_HOME);
    return { target: target ?? CUSTOMER_HOME };
  }),
};
