import { type PageHandle, pageLoader, type RouteObject } from '@heizplatz/router';
import { PRICE_PAGES_PATH } from '@heizplatz/routes';
import { PRICE_QUERY } from '../../shared/price-data/price-paths';

export const pricesRoute: RouteObject = {
  path: PRICE_PAGES_PATH,
  lazy: async () => ({
    Component: (await import(/* webpackChunkName: "prices" */ './prices-view')).PricesView,
  }),
  handle: { cachePolicy: { kind: 'public', query: Object.values(PRICE_QUERY) } } satisfies PageHandle,
  loader: pageLoader(async (page) => (await import(/* webpackChunkName: "prices" */ './load-prices')).loadPrices(page)),
};
