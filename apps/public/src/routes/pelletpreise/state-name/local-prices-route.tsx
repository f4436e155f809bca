import { type PageHandle, pageLoader, type RouteObject } from '@heizplatz/router';
import { PRICE_PAGES_PATH } from '@heizplatz/routes';
import { PRICE_QUERY } from '../../../shared/price-data/price-paths';

export const localPricesRoute: RouteObject = {
  path: `${PRICE_PAGES_PATH}/:stateName/:countyOrCityZipCode?/:cityZipCode?`,
  lazy: async () => ({
    Component: (await import(/* webpackChunkName: "local-prices" */ './local-prices-view')).LocalPricesView,
  }),
  handle: { cachePolicy: { kind: 'public', query: Object.values(PRICE_QUERY) } } satisfies PageHandle,
  loader: pageLoader(async (page) =>
    (await import(/* webpackChunkName: "local-prices" */ './load-local-prices')).loadLocalPrices(page),
  ),
};
