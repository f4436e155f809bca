import { type ApiClient, callKey } from '@heizplatz/api-client';
import { type CountryId, isRevalidated } from '@heizplatz/contract';
import { createRecentMap } from '../releases/recent-map';
import { deepFreeze } from './deep-freeze';

/** Responses to calls that are the same for everybody, in the memory of what renders: most pages read the same ones. */
export interface ResponseCache {
  /** The API of a page, answered from here where a response is known; `onHit` gets what the client itself did not see. */
  readonly around: (api: ApiClient, page: CachedPageCalls) => ApiClient;
  /** Drops what was read from data that has changed. */
  readonly flush: (tags: readonly string[]) => void;
  /** While no changes are received, nothing may be cached. */
  readonly setFollowing: (isFollowing: boolean) => void;
}

interface CachedPageCalls {
  readonly countryId: CountryId;
  readonly onHit: (key: string, response: unknown) => void;
}

interface Entry {
  readonly response: unknown;
  readonly tags: readonly string[];
  readonly untilMs: number;
}

/** What all pages read stays, since it is used with each; a place's own data is evicted soon. */
const CACHED_RESPONSES = 150;
/** The API caches too: what depends on the time of day is not older than both together. */
const LONGEST_SECONDS = 60;

/** Of one thread. Responses are frozen, since pages of all remotes share them. */
export function createResponseCache(nowMs: () => number = Date.now): ResponseCache {
  const entries = createRecentMap<Entry>(CACHED_RESPONSES);
  let isFollowed = false;
  let generation = 0;
  return {
    around: (api, { countryId, onHit }) => {
      const cached: ApiClient = async (call, input, options) => {
        if (!isRevalidated(call) || options?.fresh) return api(call, input, options);
        const key = callKey(call, input);
        const known = entries.get(`${countryId} ${key}`);
        if (known && known.untilMs > nowMs()) {
          onHit(key, known.response);
          return known.response as never;
        }
        const before = generation;
        const response = await api(call, input, options);
        // What was flushed on its way may be old, and what is missing may be there soon.
        if (!isFollowed || before !== generation || response === call.onNotFound) return response;
        const ttlSeconds = Math.min(call.cacheSeconds ?? 0, LONGEST_SECONDS);
        entries.set(`${countryId} ${key}`, {
          response: deepFreeze(response),
          tags: call.tags ?? [],
          untilMs: nowMs() + ttlSeconds * 1000,
        });
        return response;
      };
      return cached;
    },
    flush: (tags) => {
      generation++;
      entries.deleteWhere((entry) => entry.tags.some((tag) => tags.includes(tag)));
    },
    setFollowing: (isFollowing) => {
      isFollowed = isFollowing;
      generation++;
      entries.deleteWhere(() => true);
    },
  };
}
