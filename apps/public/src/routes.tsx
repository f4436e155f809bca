import type { RouteObject } from '@heizplatz/router';
import { contentPageRoutes } from './content-page/content-page-routes';
import { dealersRoute } from './dealers/dealers-route';
import { chartsRoutes } from './charts/charts-routes';
import { fuelNeedRoute } from './fuel-need/fuel-need-route';
import { homeRoute } from './home/home-route';
import { infoCenterRoute } from './info-center/info-center-route';
import { localPricesRoute } from './local-prices/local-prices-route';
import { newsRoutes } from './news/news-routes';
import { pricesRoute } from './prices/prices-route';
import { productRoutes } from './products/product-routes';
import { wishPriceRoute } from './wish-price/wish-price-route';
import { reportRoute } from './report/report-route';
import { reportStateRoute } from './report-state/report-state-route';
import { searchRoute } from './search/search-route';
import { withdrawalRoute } from './withdrawal/withdrawal-route';

/** In the order of the specification; the catch-all for content pages stands last. */
export const routes: RouteObject[] = [
  homeRoute,
  ...productRoutes,
  pricesRoute,
  localPricesRoute,
  ...chartsRoutes,
  fuelNeedRoute,
  wishPriceRoute,
  infoCenterRoute,
  ...newsRoutes,
  searchRoute,
  withdrawalRoute,
  dealersRoute,
  reportRoute,
  reportStateRoute,
  ...contentPageRoutes,
];
