import type { ApiClient } from '@heizplatz/api-client';
import type { Call } from '@heizplatz/contract';

/** The effect of a page's calls on how long it may be cached. */
export interface WatchedCalls {
  readonly api: ApiClient;
  /**
   * Seconds the page may be cached: the minimum of its calls; 0 if one failed, is not cacheable or depends on the
   * user.
   */
  readonly seconds: () => number;
  readonly tags: () => ReadonlySet<string>;
}

/** A page without calls is as old as its release; it is rendered anew from time to time nevertheless. */
const WITHOUT_CALLS_SECONDS = 3600;

const ttlSeconds = ({ access, cacheSeconds = 0 }: Call): number => (access.kind === 'anyone' ? cacheSeconds : 0);

export function watchCalls(api: ApiClient): WatchedCalls {
  const tags = new Set<string>();
  let seconds = WITHOUT_CALLS_SECONDS;
  const watched: ApiClient = async (call, input, options) => {
    seconds = Math.min(seconds, ttlSeconds(call));
    for (const tag of call.tags ?? []) tags.add(tag);
    try {
      return await api(call, input, options);
    } catch (error) {
      seconds = 0;
      throw error;
    }
  };
  return { api: watched, seconds: () => seconds, tags: () => tags };
}
