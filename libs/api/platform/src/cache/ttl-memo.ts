import type { Call } from '@heizplatz/contract';
import type { Database } from '../database/database';

/** Keys come from visitors' queries, so they are bounded. */
const CAPACITY = 300;

interface Stored<Value> {
  readonly value: Promise<Value>;
  readonly untilMs: number;
}

/**
 * Caches what a call read from a database for the time set in its contract; concurrent equal requests share one
 * query. Failures are not cached. The oldest entry is evicted first. For third-party services, whose failures are
 * cached as values; data of our own tables belongs in the cache of calls, which is notified of changes.
 */
export function ttlMemo<Value>({ cacheSeconds = 0 }: Pick<Call, 'cacheSeconds'>) {
  const ofDatabases = new WeakMap<Database, Map<string, Stored<Value>>>();
  return (db: Database, now: Date, key: string, read: () => Promise<Value>): Promise<Value> => {
    const cachedEntries = ofDatabases.get(db) ?? new Map<string, Stored<Value>>();
    ofDatabases.set(db, cachedEntries);
    const known = cachedEntries.get(key);
    if (known && known.untilMs > now.getTime()) return known.value;
    cachedEntries.delete(key);
    if (cachedEntries.size >= CAPACITY)
      for (const oldest of cachedEntries.keys()) if (cachedEntries.delete(oldest)) break;
    const value = read();
    const entry = { value, untilMs: now.getTime() + cacheSeconds * 1000 };
    cachedEntries.set(key, entry);
    value.catch(() => cachedEntries.get(key) === entry && cachedEntries.delete(key));
    return value;
  };
}
