import { CALLS } from '@heizplatz/contract';
import { notFound, type PageRequest, redirect } from '@heizplatz/router';
import { orderPath, LOGIN_PATH } from '@heizplatz/routes';
import { placedOrderInput, type PlacedOrderPage } from './placed-order-input';

/**
 * The order for users with access to it: another customer's is the 404, and anonymous visitors are requested to log
 * in.
 */
export async function loadPlacedOrder({ api, params, url, site, user }: PageRequest): Promise<PlacedOrderPage> {
  const page = { orderId: params['orderId'] ?? '', token: url.searchParams.get('token') };
  if (!page.token && !user) throw redirect(loginPath(orderPath(page.orderId, null)));
  const order = await api(CALLS.placedOrder, placedOrderInput(page));
  return order?.CountryId === site.countryId ? page : notFound();
}

const loginPath = (back: string): string => `${LOGIN_PATH}?RedirectUrl=${encodeURIComponent(back)}`;
