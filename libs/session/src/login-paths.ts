import { productGroupByUrlName } from '@heizplatz/calculator';
import { stripLinkToken } from '@heizplatz/contract';
import { returnPath } from '@heizplatz/identity';
import { LOGIN_PATH, orderRegistrationPath } from '@heizplatz/routes';

const KEY = 'hp_logout_route';
const ORDERING = /^\/([^/]+)\/(?:bestellparameter-bestaetigen|bestellung)(?:\/|$)/;
const LOGGING_IN = /^\/benutzerkonto\//;

type Address = Pick<URL, 'pathname' | 'search'>;
type RouteStorage = Pick<Storage, 'getItem' | 'setItem'>;

/** Where a visitor of this page logs in: in the middle of an order by the order's own registration. */
export function loginRoute(pathname: string): string {
  const group = orderedGroup(pathname);
  return group ? orderRegistrationPath(group) : LOGIN_PATH;
}

/** A guard's way to the login and back: ReturnUrl in ordering, else RedirectUrl (rule SESSION-07). */
export function loginPath({ pathname, search }: Address): string {
  const name = orderedGroup(pathname) ? 'ReturnUrl' : 'RedirectUrl';
  return `${loginRoute(pathname)}?${new URLSearchParams({ [name]: pathname + search })}`;
}

/** Stored on each navigation, so that it is available when the session ends. */
export function storeLogoutRoute(storage: RouteStorage, pathname: string): void {
  if (!isPlaceUnchanged(pathname)) storage.setItem(KEY, loginRoute(pathname));
}

/**
 * Where a logout leads: the stored route with its ReturnUrl replaced by the current page, outside ordering with
 * RedirectUrl too. Null on a login page, which leads back by itself, and on the page of a mailed link, which displays
 * the next step itself and whose token must not be in a query.
 */
export function logoutPath(storage: RouteStorage, { pathname, search }: Address): string | null {
  if (isPlaceUnchanged(pathname)) return null;
  const [route = LOGIN_PATH, query] = (returnPath(storage.getItem(KEY)) ?? LOGIN_PATH).split('?');
  const parameters = new URLSearchParams(query);
  parameters.set('ReturnUrl', pathname + search);
  if (!orderedGroup(pathname)) parameters.set('RedirectUrl', pathname + search);
  return `${route}?${parameters}`;
}

const isPlaceUnchanged = (pathname: string): boolean =>
  LOGGING_IN.test(pathname) || stripLinkToken(pathname) !== pathname;

/** Whether a path is in the middle of an order, from the access check to the summary. */
export const isOrderPath = (path: string): boolean => orderedGroup(path.split(/[?#]/, 1)[0] ?? '') !== null;

function orderedGroup(pathname: string): string | null {
  const name = ORDERING.exec(pathname)?.[1] ?? '';
  return productGroupByUrlName(name) ? name : null;
}
