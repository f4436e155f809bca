import type { RouteObject } from '@heizplatz/router';
import { ratesRoute } from './rates-route';
import { salesListRoute } from './sales-list-route';
import { statementRoute } from './statement-route';

export const salesRoutes: readonly RouteObject[] = [salesListRoute, ratesRoute, statementRoute];
