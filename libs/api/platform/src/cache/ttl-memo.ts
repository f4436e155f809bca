import type { Call } from '@heizplatz/contract';
import type { Database } from '../database/database';

/** Keys come from visitors' queries, so they are bounded. */
const CAPACITY = 300;

interface Kept<Value> {
  readonly value: Promise<Value>;
  readonly untilMs: number;
}

/**
 * Remembers what a call read from a database for as long as its contract says; equal questions at the same time are asked once.
 * Failures are not kept. The oldest entry goes first. For other people's services, of which a failure is remembered as a
 * value; what our own tables say belongs into the cache of calls, which is told when they change.
 */
export function ttlMemo<Value>({ cacheSeconds = 0 }: Pick<Call, 'cacheSeconds'>) {
  const ofDatabases = new WeakMap<Database, Map<string, Kept<Value>>>();
  return (db: Database, now: Date, key: string, read: () => Promise<Value>): Promise<Value> => {
    const kept = ofDatabases.get(db) ?? new Map<string, Kept<Value>>();
    ofDatabases.set(db, kept);
    const known = kept.get(key);
    if (known && known.untilMs > now.getTime()) return known.value;
    kept.delete(key);
    if (kept.size >= CAPACITY) for (const oldest of kept.keys()) if (kept.delete(oldest)) break;
    const value = read();
    const entry = { value, untilMs: now.getTime() + cacheSeconds * 1000 };
    kept.set(key, entry);
    value.catch(() => kept.get(key) === entry && kept.delete(key));
    return value;
  };
}
