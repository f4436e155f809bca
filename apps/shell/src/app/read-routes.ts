import type { RouteObject } from '@heizplatz/router';

/** The routes of a remote's exposed module, its export `routes` or its default one; throws when it is something else. */
export function readRoutes(module: unknown): readonly RouteObject[] {
  const routes = readExport(module, 'routes') ?? readExport(module, 'default');
  if (!Array.isArray(routes) || !routes.every(isObject)) throw new Error('a remote exposes no routes');
  return routes;
}

const readExport = (module: unknown, name: string): unknown =>
  isObject(module) ? Reflect.get(module, name) : undefined;
const isObject = (value: unknown): value is RouteObject => typeof value === 'object' && value !== null;
