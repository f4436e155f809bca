import type { Database } from '../../database/database';
import { countFailures, readFailures } from './failure-counts-repository';
import { problem } from '../problems/problem';

const WINDOW_SECONDS = 15 * 60;

export interface UseBound {
  readonly key: string;
  /** Uses in 15 minutes. */
  readonly limit: number;
}

/**
 * Counts one use under each limit, in the caller's transaction, so that failed actions are not counted. Throws
 * TOO_MANY_REQUESTS with Retry-After beyond the first limit that is full; `detail` is German and sent with it.
 */
export async function claimUses(
  db: Database,
  bounds: readonly UseBound[],
  { now, detail }: { readonly now: Date; readonly detail?: string },
): Promise<void> {
  const windowEndsAt = new Date(now.getTime() + WINDOW_SECONDS * 1000);
  // Counted first: a concurrent request waits for this transaction, and then sees its count.
  const keys = bounds.map(({ key }) => key);
  const counts = await countFailures(db, keys, { now, windowEndsAt });
  for (const { key, limit } of bounds) {
    const count = counts.get(key);
    if (!count || count.failures <= limit) continue;
    const retryAfterSeconds = Math.max(1, Math.ceil((count.windowEndsAt.getTime() - now.getTime()) / 1000));
    throw problem('TOO_MANY_REQUESTS', { retryAfterSeconds, ...(detail !== undefined && { detail }) });
  }
}

/** Counts one use and refuses nothing: for a bound that isFull asks about. Waits for transactions that count the same key. */
export async function countUse(db: Database, key: string, now: Date): Promise<void> {
  await countFailures(db, [key], { now, windowEndsAt: new Date(now.getTime() + WINDOW_SECONDS * 1000) });
}

/** Whether as many uses as its limit were counted in the window that is open; waits for nobody. */
export async function isFull(db: Database, { key, limit }: UseBound, now: Date): Promise<boolean> {
  const counted = (await readFailures(db, [key])).get(key);
  return counted !== undefined && counted.windowEndsAt > now && counted.failures >= limit;
}
