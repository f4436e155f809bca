import type { RouteObject } from '@heizplatz/router';

/** The routes of a remote's exposed module; throws when it is something else. */
export function readRoutes(module: unknown): readonly RouteObject[] {
  const routes = typeof module === 'object' && module !== null && 'routes' in module ? module.routes : undefined;
  if (!Array.isArray(routes) || !routes.every(isObject)) throw new Error('a remote exposes no routes');
  return routes;
}

const isObject = (value: unknown): value is RouteObject => typeof value === 'object' && value !== null;
