import { matchRoutes, type RouteObject } from '@heizplatz/router';

/** Loads the screens on demand (`lazy`) of the routes that match a path, in place. Throws when one does not come. */
export async function loadLazyRoutes(routes: RouteObject[], pathname: string): Promise<void> {
  const matches = matchRoutes(routes, pathname) ?? [];
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy === 'function') Object.assign(route, await route.lazy(), { lazy: undefined });
    }),
  );
}
