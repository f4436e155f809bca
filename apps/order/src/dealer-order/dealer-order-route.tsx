import { pageAction, type PageHandle, pageLoader, type RouteObject } from '@heizplatz/router';

/** The dealer's page, by the signed link of its mail alone; no login. */
export const dealerOrderRoute: RouteObject = {
  path: '/haendler/bestellung/:orderId',
  lazy: async () => ({
    Component: (await import(/* webpackChunkName: "dealer-order" */ './dealer-order-view')).DealerOrderView,
  }),
  handle: { layout: 'order-process', calculatorBar: 'never' } satisfies PageHandle,
  action: pageAction(async (sent) =>
    (await import(/* webpackChunkName: "act-posts" */ '../act-posts/dealer-act-posts')).sendDealerAct(sent),
  ),
  loader: pageLoader(async (page) =>
    (await import(/* webpackChunkName: "dealer-order" */ './load-dealer-order')).loadDealerOrder(page),
  ),
};
