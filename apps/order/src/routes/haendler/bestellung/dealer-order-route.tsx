import { pageAction, type PageHandle, pageLoader, type RouteObject } from '@heizplatz/router';
import { DEALER_ORDER_PATTERN } from '@heizplatz/routes';

/** The dealer's page, by the signed link of its mail alone; no login. */
export const dealerOrderRoute: RouteObject = {
  path: DEALER_ORDER_PATTERN,
  lazy: async () => ({
    Component: (await import(/* webpackChunkName: "dealer-order" */ './order-page/dealer-order-view')).DealerOrderView,
  }),
  handle: { layout: 'order-process', calculatorBar: 'never' } satisfies PageHandle,
  action: pageAction(async (sent) =>
    (await import(/* webpackChunkName: "act-posts" */ './action-posts/dealer-action-posts')).sendDealerAction(sent),
  ),
  loader: pageLoader(async (page) =>
    (await import(/* webpackChunkName: "dealer-order" */ './input/load-dealer-order')).loadDealerOrder(page),
  ),
};
