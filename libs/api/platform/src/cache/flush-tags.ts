import type { Database } from '../database/database';
import { notifyChannel } from '../database/notification-channel';

/** The channel on which flushed tags are announced. */
export const FLUSH_CHANNEL = 'cache_flush';

/**
 * Makes every node forget the answers of calls that carry one of these tags (contract: `tags`); heard when the transaction
 * that it stands in commits, so that nobody reads the old rows again.
 */
export async function flushTags(db: Database, tags: readonly string[]): Promise<void> {
  await notifyChannel(db, FLUSH_CHANNEL, JSON.stringify(tags));
}

/** What is announced instead of tags: forget everything, or make again what is asked most. */
export const FLUSH_ALL = 'all';
export const WARM_UP = 'warm';

/** Makes every node forget all answers, or fetch what is asked most; heard when the transaction commits. */
export async function invalidateCaches(db: Database, what: typeof FLUSH_ALL | typeof WARM_UP): Promise<void> {
  await notifyChannel(db, FLUSH_CHANNEL, what);
}
