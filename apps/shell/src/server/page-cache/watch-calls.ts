import type { ApiClient } from '@heizplatz/api-client';
import type { Call } from '@heizplatz/contract';

/** What the calls of a page say of how long it may be kept. */
export interface WatchedCalls {
  readonly api: ApiClient;
  /** Seconds that the page may be kept: the least of its calls; 0 when one failed, may not be kept or depends on who asks. */
  readonly seconds: () => number;
  readonly tags: () => ReadonlySet<string>;
}

/** A page that asks nothing is as old as its release; it is drawn anew now and then all the same. */
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
