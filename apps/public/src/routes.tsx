import type { RouteObject } from '@heizplatz/router';
import { contentPageRoutes } from './content-page/content-page-routes';
import { homeRoute } from './home/home-route';

/** In the order of the specification; the catch-all for content pages stands last. */
export const routes: RouteObject[] = [homeRoute, ...contentPageRoutes];
