import type { RouteObject } from '@heizplatz/router';
import { contentPageRoutes } from './content-page/content-page-routes';
import { dealersRoute } from './dealers/dealers-route';
import { homeRoute } from './home/home-route';
import { localPricesRoute } from './local-prices/local-prices-route';
import { pricesRoute } from './prices/prices-route';
import { withdrawalRoute } from './withdrawal/withdrawal-route';

/** In the order of the specification; the catch-all for content pages stands last. */
export const routes: RouteObject[] = [
  homeRoute,
  pricesRoute,
  localPricesRoute,
  withdrawalRoute,
  dealersRoute,
  ...contentPageRoutes,
];
