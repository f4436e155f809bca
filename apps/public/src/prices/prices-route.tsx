import { pageLoader, type RouteObject } from '@heizplatz/router';
import { PRICES_PATH } from '../price-data/price-paths';

export const pricesRoute: RouteObject = {
  path: PRICES_PATH,
  lazy: async () => ({
    Component: (await import(/* webpackChunkName: "prices" */ './prices-view')).PricesView,
  }),
  loader: pageLoader(async (page) => (await import(/* webpackChunkName: "prices" */ './load-prices')).loadPrices(page)),
};
