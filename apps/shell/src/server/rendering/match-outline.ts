import { matchRoutes, type RouteObject } from '@heizplatz/router';
import { createRecentMap, type RecentMap } from '../releases/recent-map';
import type { RouteOutline } from './route-outline';

/** Paths of visitors, so they are bounded. */
const CACHED_PATHS = 1000;
/** Longer ones are not stored. */
const LONGEST_PATH = 300;

type Matches = NonNullable<ReturnType<typeof matchRoutes>>;

const known = new WeakMap<readonly RouteOutline[], RecentMap<Matches>>();

/** The routes that a path leads to. The router ranks all routes with each match, so results are cached by path. */
export function matchOutline(outline: readonly RouteOutline[], pathname: string): Matches {
  const paths = known.get(outline) ?? createRecentMap<Matches>(CACHED_PATHS);
  known.set(outline, paths);
  const cached = paths.get(pathname);
  if (cached) return cached;
  const matches = matchRoutes(outline as RouteObject[], pathname) ?? [];
  if (pathname.length <= LONGEST_PATH) paths.set(pathname, matches);
  return matches;
}
