import type { Release } from '@heizplatz/releases';
import { getOwnerByPath } from '../../app/get-owner-by-path';
import { createRecentMap, type RecentMap } from './recent-map';

/** Paths of visitors, so they are bounded. */
const CACHED_PATHS = 1000;
/** Longer ones are not stored. */
const LONGEST_PATH = 300;

interface Found {
  readonly owner: Release | undefined;
}

const known = new WeakMap<readonly Release[], RecentMap<Found>>();

/** The release that owns a path. Each pattern is compiled with each match, so results are cached with the list of releases. */
export function findOwner(releases: readonly Release[], pathname: string): Release | undefined {
  const paths = known.get(releases) ?? createRecentMap<Found>(CACHED_PATHS);
  known.set(releases, paths);
  const cached = paths.get(pathname);
  if (cached) return cached.owner;
  const owner = getOwnerByPath(releases, pathname);
  if (pathname.length <= LONGEST_PATH) paths.set(pathname, { owner });
  return owner;
}
