import { BentoCache, bentostore } from 'bentocache';
import { memoryDriver } from 'bentocache/drivers/memory';
import type { GetSetFactory } from 'bentocache/types';
import type { Call } from '@heizplatz/contract';
import { countCache, type FamilyMetrics } from './cache-metrics';
import type { SharedCache } from './connect-valkey';

/** 'all': what changed is not known. */
export type ForgetListener = (tags: readonly string[] | 'all') => void;

/** The cache of responses that are the same for everybody (contract: `cacheSeconds` and `tags`). */
export interface CallCache {
  /**
   * The JSON cached under a key for the call's seconds, or computed now; concurrent equal requests share one
   * computation. Failures are not cached.
   */
  answer(
    call: Pick<Call, 'cacheSeconds' | 'tags'> & Partial<Pick<Call, 'id'>>,
    key: string,
    make: () => Promise<string>,
  ): Promise<string>;
  /** This node's cached entries, by call; for the screen of caches. */
  families(at: Date): FamilyMetrics[];
  /** Null: nothing was forgotten since the start; no tags: everything. */
  lastFlush(): { readonly at: Date; readonly tags: readonly string[] } | null;
  /** Recomputes the most requested responses (`onWarm`). */
  warm(): Promise<void>;
  /** Sets the callback that requests the most requested responses. */
  onWarm(make: () => Promise<void>): void;
  /** Flushes, on this node, the responses of calls with one of these tags. For all nodes: `flushTags`. */
  forget(tags: readonly string[]): Promise<void>;
  /** Subscribes to flushes on this node, after they are done. Returns the unsubscribe function. */
  onForget(listener: ForgetListener): () => void;
  /** Forgets everything. */
  clear(): Promise<void>;
  close(): Promise<void>;
}

const MAX_RESPONSES = 1000;
/**
 * Longer ones, such as all places of a country, are recomputed: caching a thousand of them would exhaust the node's
 * memory.
 */
const MAX_LENGTH = 250_000;

/** How long a shared cache that failed is left alone. */
const BREAK_MS = 5000;

/** What bentocache wraps around an error of what it called. */
const getCause = (error: unknown): unknown => (error instanceof Error && error.cause ? error.cause : error);

/**
 * Responses in the memory of this node, within limits; least recently used ones are evicted first. With a shared
 * cache a node uses what another has computed; if that does not respond in time, the node computes it.
 */
export function createCallCache(shared?: SharedCache): CallCache {
  // Written out when it is shared: bentocache puts what the other layer has into this one as it came.
  const memory = memoryDriver({ maxItems: MAX_RESPONSES, ...(shared ? {} : { serialize: false as const }) });
  const store = bentostore({ l2CircuitBreakerDuration: BREAK_MS }).useL1Layer(memory);
  if (shared) store.useL2Layer(shared.layer).useBus(shared.bus);
  const bento = new BentoCache({ default: 'calls', stores: { calls: store } });
  const listeners = new Set<ForgetListener>();
  const counts = countCache();
  const notify: ForgetListener = (tags) => {
    counts.forgotten(tags, new Date());
    listeners.forEach((listener) => listener(tags));
  };
  let flushes = 0;
  let makeAgain = (): Promise<void> => Promise.resolve();
  return {
    async answer(call, key, make) {
      const { cacheSeconds = 0, tags = [] } = call;
      const before = flushes;
      let isMade = false;
      // A value possibly read before a flush is returned to requests from before it, and to none after.
      const isStored = (json: string) => flushes === before && json.length <= MAX_LENGTH;
      const factory: GetSetFactory<string> = async ({ setOptions }) => {
        isMade = true;
        const made = await make();
        if (!isStored(made)) setOptions({ skipL2Write: true, skipBusNotify: true });
        return made;
      };
      const cached = { key, ttl: cacheSeconds * 1000, tags: [...tags], grace: false as const };
      try {
        const json = await bento.getOrSet({ ...cached, factory });
        if (!isStored(json)) await bento.delete({ key });
        if (isMade) counts.made(call, key, isStored(json));
        else counts.hit(call);
        return json;
      } catch (error) {
        throw getCause(error);
      }
    },
    async forget(tags) {
      flushes += 1;
      await bento.deleteByTag({ tags: [...tags] });
      notify(tags);
    },
    onForget(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async clear() {
      flushes += 1;
      await bento.clear();
      notify('all');
    },
    families: (at) => counts.families(at),
    lastFlush: () => counts.lastFlush(),
    warm: () => makeAgain(),
    onWarm(make) {
      makeAgain = make;
    },
    close: () => bento.disconnectAll(),
  };
}
