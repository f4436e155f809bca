import { productGroupByUrlName } from '@heizplatz/calculator';
import { CALLS } from '@heizplatz/contract';
import { returnPath } from '@heizplatz/identity';
import { notFound, pageAction, type PageHandle, pageLoader, redirect, type RouteObject } from '@heizplatz/router';
import { ORDER_REGISTRATION_PATTERN, addressStepPath, offersPath } from '@heizplatz/routes';
import { loadRegistration } from '../../../shared/registration/load-registration';
import type { OrderRegistrationPage } from './order-registration-page';
import { OrderRegistrationView } from './order-registration-view';

/**
 * The customer's identification. Without an active order it redirects to the offers; identified customers continue to
 * the address.
 */
export const orderRegistrationRoute: RouteObject = {
  path: ORDER_REGISTRATION_PATTERN,
  Component: OrderRegistrationView,
  handle: { layout: 'order-process', calculatorBar: 'never' } satisfies PageHandle,
  action: pageAction(async (sent) => (await import('./order-registration-action')).sayWhoOrders(sent)),
  loader: pageLoader(async (page): Promise<OrderRegistrationPage> => {
    const { api, params, site, url } = page;
    const group = productGroupByUrlName(params['productGroup'] ?? '') ?? notFound();
    const process = await api(CALLS.orderProcess, {
      params: { countryId: String(site.countryId) },
      query: { productGroupId: String(group.id) },
    });
    if (!process) throw redirect(offersPath(group));
    const { searchParams } = url;
    const target =
      returnPath(searchParams.get('ReturnUrl')) ??
      returnPath(searchParams.get('RedirectUrl')) ??
      addressStepPath(group);
    if (process.IsIdentified) throw redirect(target);
    return { target, seller: process.Seller.Company, ...(await loadRegistration(page, true)) };
  }),
};
