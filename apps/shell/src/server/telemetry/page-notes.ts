import type { CountryId } from '@heizplatz/country';
import type { Release } from '@heizplatz/releases';
import { matchOutline } from '../rendering/match-outline';
import type { RouteOutline } from '../rendering/route-outline';

/** What metrics and access lines say of a page beside its status. */
export interface PageNote {
  /** The route's pattern, never a path. */
  readonly route: string;
  readonly remote: string | null;
  readonly version: string | null;
  readonly countryId: CountryId;
  /** Whether it is a page that the cache may hold, and so was missing there. */
  readonly isCacheable: boolean;
}

const notes = new WeakMap<object, PageNote>();

export const notePage = (request: object, note: PageNote): void => void notes.set(request, note);

export const pageNote = (request: object): PageNote | undefined => notes.get(request);

/** The pattern of the route that a path leads to: as long as the routes are few, so are the patterns. */
export function routePattern(
  outline: readonly RouteOutline[] | null,
  owner: Pick<Release, 'name'> | undefined,
  pathname: string,
): string {
  if (!outline) return owner ? `unavailable:${owner.name}` : 'unowned';
  const matches = matchOutline(outline, pathname);
  const parts = matches.flatMap(({ route }) => (route.path ? [route.path] : []));
  // An absolute child repeats what stands above it.
  const pattern = parts.reduce(
    (above, part) => (part.startsWith('/') ? part : `${above.replace(/\/$/, '')}/${part}`),
    '',
  );
  return matches.length === 0 ? `unknown:${owner?.name ?? ''}` : pattern || '/';
}
