import type { PageHandle } from '@heizplatz/router';
import { matchOutline } from '../rendering/match-outline';
import type { RouteOutline } from '../rendering/route-outline';

/** Longer addresses are not bookmarked; caching them would let anybody fill the memory. */
const LONGEST = 300;

export interface Neutrality {
  /** Rendered without any data of the visitor. */
  readonly isPublic: boolean;
  /** Cached for the next visitor too: the query contains only parameters that the page reads. */
  readonly isStored: boolean;
}

const OWN: Neutrality = { isPublic: false, isStored: false };

/** What the deepest route declares. A page with a form carries its visitor's CSRF value, so it is private. */
export function getCachePolicy(routes: readonly RouteOutline[], url: URL): Neutrality {
  const matches = matchOutline(routes, url.pathname);
  const { cachePolicy } = (matches.at(-1)?.route.handle ?? {}) as PageHandle;
  if (!cachePolicy || matches.some(({ route }) => route.action)) return OWN;
  const isReadWhole = [...url.searchParams.keys()].every((name) => cachePolicy.query.includes(name));
  return { isPublic: true, isStored: isReadWhole && url.pathname.length + url.search.length <= LONGEST };
}
