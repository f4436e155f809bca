import { pageAction, type PageHandle, pageLoader, type RouteObject } from '@heizplatz/router';
import { ORDER_PATTERN } from '@heizplatz/routes';

/** The order page: for the session that ordered, or the holder of the signed link in the mail. */
export const placedOrderRoute: RouteObject = {
  path: ORDER_PATTERN,
  lazy: async () => ({
    Component: (await import(/* webpackChunkName: "placed-order" */ './order-page/placed-order-view')).PlacedOrderView,
  }),
  handle: { calculatorBar: 'never' } satisfies PageHandle,
  action: pageAction(async (sent) =>
    (await import(/* webpackChunkName: "act-posts" */ './action-posts/customer-action-posts')).sendCustomerAction(sent),
  ),
  loader: pageLoader(async (page) =>
    (await import(/* webpackChunkName: "placed-order" */ './input/load-placed-order')).loadPlacedOrder(page),
  ),
};
