import { pageLoader, type RouteObject } from '@heizplatz/router';
import { PRICES_PATH } from '../price-data/price-paths';

export const localPricesRoute: RouteObject = {
  path: `${PRICES_PATH}/:stateName/:countyOrCityZipCode?/:cityZipCode?`,
  lazy: async () => ({
    Component: (await import(/* webpackChunkName: "local-prices" */ './local-prices-view')).LocalPricesView,
  }),
  loader: pageLoader(async (page) =>
    (await import(/* webpackChunkName: "local-prices" */ './load-local-prices')).loadLocalPrices(page),
  ),
};
