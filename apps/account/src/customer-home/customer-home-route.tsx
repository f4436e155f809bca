import { type PageHandle, pageLoader, redirect, type RouteObject } from '@heizplatz/router';
import { CustomerHomeView } from './customer-home-view';

/** The customer's own page; guests have none. */
export const customerHomeRoute: RouteObject = {
  path: '/kunde/startseite',
  Component: CustomerHomeView,
  handle: { middleware: ['customer'], calculatorBar: 'never' } satisfies PageHandle,
  loader: pageLoader(async ({ user }) => {
    if (!user || user.isGuest) throw redirect('/benutzerkonto/anmeldung');
    return { name: `${user.firstName} ${user.lastName}`.trim() };
  }),
};
