import { BentoCache, bentostore } from 'bentocache';
import { memoryDriver } from 'bentocache/drivers/memory';
import type { GetSetFactory } from 'bentocache/types';
import type { Call } from '@heizplatz/contract';
import { countCache, type FamilyMetrics } from './cache-metrics';
import type { SharedCache } from './connect-valkey';

/** 'all': what changed is not known. */
export type ForgetListener = (tags: readonly string[] | 'all') => void;

/** What declares how long its entries are cached, and what flushes them: a call of the contract, or part of one. */
type Declared = Pick<Call, 'cacheSeconds' | 'tags'> & Partial<Pick<Call, 'id'>>;

/**
 * The one cache of what is read from the database and is the same for everybody (contract: `cacheSeconds` and `tags`).
 * The tables written raise the tags by their triggers. Concurrent equal requests share one computation; failures are not
 * cached.
 */
export interface CallCache {
  /** The JSON cached under a key for the declared seconds, or computed now; shared by the nodes that have a Valkey. */
  answer(declared: Declared, key: string, make: () => Promise<string>): Promise<string>;
  /** The same for an object in this node's memory, which all callers share: it must not be changed. */
  object<Value extends object>(declared: Declared, key: string, make: () => Promise<Value>): Promise<Value>;
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
/** Whole lists and indexes: each may take some megabytes. */
const MAX_OBJECTS = 300;
/**
 * Longer ones, such as all places of a country, are recomputed: caching a thousand of them would exhaust the node's
 * memory.
 */
const MAX_LENGTH = 250_000;

/** How long a shared cache that failed is left alone. */
const BREAK_MS = 5000;

/** What bentocache wraps around an error of what it called. */
const getCause = (error: unknown): unknown => (error instanceof Error && error.cause ? error.cause : error);

/** Made by all callers, and by one alone at a time. */
interface Making<Value> {
  readonly store: 'calls' | 'objects';
  readonly declared: Declared;
  readonly key: string;
  readonly make: () => Promise<Value>;
  readonly isStorable: (value: Value) => boolean;
}

function createStores(shared?: SharedCache) {
  // Written out when it is shared: bentocache puts what the other layer has into this one as it came.
  const memory = memoryDriver({ maxItems: MAX_RESPONSES, ...(shared ? {} : { serialize: false as const }) });
  const calls = bentostore({ l2CircuitBreakerDuration: BREAK_MS }).useL1Layer(memory);
  if (shared) calls.useL2Layer(shared.layer).useBus(shared.bus);
  const objects = bentostore().useL1Layer(memoryDriver({ maxItems: MAX_OBJECTS, serialize: false }));
  return new BentoCache({ default: 'calls', stores: { calls, objects } });
}

/**
 * Responses and objects in the memory of this node, within limits; least recently used ones are evicted first. With a
 * shared cache a node uses the responses that another has computed; if that does not respond in time, the node computes
 * them.
 */
export function createCallCache(shared?: SharedCache): CallCache {
  const bento = createStores(shared);
  const stores = [bento.use('calls'), bento.use('objects')];
  const listeners = new Set<ForgetListener>();
  const counts = countCache();
  const notify: ForgetListener = (tags) => {
    counts.forgotten(tags, new Date());
    listeners.forEach((listener) => listener(tags));
  };
  let flushes = 0;
  let makeAgain = (): Promise<void> => Promise.resolve();

  async function getOrMake<Value>({ store, declared, key, make, isStorable }: Making<Value>): Promise<Value> {
    const { cacheSeconds = 0, tags = [] } = declared;
    const before = flushes;
    let isMade = false;
    // A value possibly read before a flush is returned to requests from before it, and to none after.
    const isStored = (value: Value) => flushes === before && isStorable(value);
    const factory: GetSetFactory<Value> = async ({ setOptions }) => {
      isMade = true;
      const made = await make();
      if (!isStored(made)) setOptions({ skipL2Write: true, skipBusNotify: true });
      return made;
    };
    const cached = { key, ttl: cacheSeconds * 1000, tags: [...tags], grace: false as const };
    try {
      const value = await bento.use(store).getOrSet<Value>({ ...cached, factory });
      if (!isStored(value)) await bento.use(store).delete({ key });
      if (isMade) counts.made(declared, key, isStored(value));
      else counts.hit(declared);
      return value;
    } catch (error) {
      throw getCause(error);
    }
  }
  return {
    answer: (declared, key, make) =>
      getOrMake({ store: 'calls', declared, key, make, isStorable: (json) => json.length <= MAX_LENGTH }),
    object: (declared, key, make) => getOrMake({ store: 'objects', declared, key, make, isStorable: () => true }),
    async forget(tags) {
      flushes += 1;
      await Promise.all(stores.map((store) => store.deleteByTag({ tags: [...tags] })));
      notify(tags);
    },
    onForget(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async clear() {
      flushes += 1;
      await Promise.all(stores.map((store) => store.clear()));
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
