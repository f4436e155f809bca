import type { RouteObject } from '@heizplatz/router';
import { contentPageRoutes } from './routes/catch-all/content-page-routes';
import { dealersRoute } from './routes/holzpellethaendler/dealers-route';
import { chartsRoutes } from './routes/charts/charts-routes';
import { fuelNeedRoute } from './routes/wie-viel-brauche-ich/fuel-need-route';
import { homeRoute } from './routes/home/home-route';
import { infoCenterRoute } from './routes/info-center/info-center-route';
import { localPricesRoute } from './routes/pelletpreise/state-name/local-prices-route';
import { newsRoutes } from './routes/news/news-routes';
import { pricesRoute } from './routes/pelletpreise/prices-route';
import { productRoutes } from './routes/products/product-routes';
import { priceAlertRoute } from './routes/wunschpreis/price-alert-route';
import { contentReportRoute } from './routes/melden/content-report-route';
import { contentReportStateRoute } from './routes/meldung/content-report-state-route';
import { searchRoute } from './routes/suche/search-route';
import { withdrawalRoute } from './routes/vertrag-widerrufen/withdrawal-route';

/** In the order of rule URL-01; the catch-all for content pages stands last. */
export const routes: RouteObject[] = [
  homeRoute,
  ...productRoutes,
  pricesRoute,
  localPricesRoute,
  ...chartsRoutes,
  fuelNeedRoute,
  priceAlertRoute,
  infoCenterRoute,
  ...newsRoutes,
  searchRoute,
  withdrawalRoute,
  dealersRoute,
  contentReportRoute,
  contentReportStateRoute,
  ...contentPageRoutes,
];
