import { type PageHandle, pageLoader, type RouteObject } from '@heizplatz/router';
import { PRICE_QUERY, PRICES_PATH } from '../price-data/price-paths';

export const pricesRoute: RouteObject = {
  path: PRICES_PATH,
  lazy: async () => ({
    Component: (await import(/* webpackChunkName: "prices" */ './prices-view')).PricesView,
  }),
  handle: { neutral: { query: Object.values(PRICE_QUERY) } } satisfies PageHandle,
  loader: pageLoader(async (page) => (await import(/* webpackChunkName: "prices" */ './load-prices')).loadPrices(page)),
};
