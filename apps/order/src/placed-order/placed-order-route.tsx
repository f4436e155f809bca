import { CALLS } from '@heizplatz/contract';
import { notFound, type PageHandle, pageLoader, redirect, type RouteObject } from '@heizplatz/router';
import { orderPath } from '../order-life/order-paths';
import { placedOrderInput } from './placed-order-input';

export interface PlacedOrderPage {
  readonly orderId: string;
  readonly token: string | null;
}

/**
 * The order page: for the session that ordered, or whoever holds the signed link of the mail; somebody else's is the 404,
 * and nobody at all is asked to log in.
 */
export const placedOrderRoute: RouteObject = {
  path: '/bestellung/:orderId',
  lazy: async () => ({ Component: (await import('./placed-order-view')).PlacedOrderView }),
  handle: { calculatorBar: 'never' } satisfies PageHandle,
  loader: pageLoader(async ({ api, params, url, site, user }): Promise<PlacedOrderPage> => {
    const page = { orderId: params['orderId'] ?? '', token: url.searchParams.get('token') };
    if (!page.token && !user) throw redirect(loginPath(orderPath(page.orderId, null)));
    const order = await api(CALLS.placedOrder, placedOrderInput(page));
    return order?.CountryId === site.countryId ? page : notFound();
  }),
};

const loginPath = (back: string): string => `/benutzerkonto/anmeldung?RedirectUrl=${encodeURIComponent(back)}`;
