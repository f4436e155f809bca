import type { Call } from '@heizplatz/contract';
import type { Database } from '../database/database';

/** Keys come from visitors' queries, so they are bounded. */
const CAPACITY = 300;

interface Stored<Value> {
  readonly value: Promise<Value>;
  readonly untilMs: number;
}

/**
 * Remembers what a call read from a database for as long as its contract says; equal questions at the same time are asked once.
 * Failures are not kept. The oldest entry goes first. For other people's services, of which a failure is remembered as a
 * value; what our own tables say belongs into the cache of calls, which is told when they change.
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
