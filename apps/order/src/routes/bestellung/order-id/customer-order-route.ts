import { CALLS } from '@heizplatz/contract';
import { notFound, pageAction, type PageHandle, pageLoader, type RouteObject } from '@heizplatz/router';
import { CUSTOMER_ORDER_PATTERN } from '@heizplatz/routes';
import { cancellationInput } from './cancellation/cancellation-input';
import { placedOrderInput, type PlacedOrderPage } from './input/placed-order-input';

/** The order page within the customer area: for the account that placed it; somebody else's is the 404. */
export const customerOrderRoute: RouteObject = {
  path: CUSTOMER_ORDER_PATTERN,
  lazy: async () => ({ Component: (await import('./order-page/customer-order-view')).CustomerOrderView }),
  handle: { middleware: ['customer'], calculatorBar: 'never' } satisfies PageHandle,
  action: pageAction(async (sent) =>
    (await import(/* webpackChunkName: "act-posts" */ './action-posts/customer-action-posts')).sendCustomerAction(sent),
  ),
  loader: pageLoader(async ({ api, params, site }): Promise<PlacedOrderPage> => {
    const page = { orderId: params['orderId'] ?? '', token: null };
    const order = await api(CALLS.placedOrder, placedOrderInput(page));
    if (order?.CountryId !== site.countryId) return notFound();
    // The order is useful without it; the card requests it again.
    if (order.State === 'cancelled')
      await api(CALLS.customerCancellation, cancellationInput(page.orderId)).catch(() => null);
    return page;
  }),
};
