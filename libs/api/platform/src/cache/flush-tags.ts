import type { Database } from '../database/database';
import { notifyChannel } from '../database/notification-channel';

/** The channel on which flushed tags are announced. */
export const FLUSH_CHANNEL = 'cache_flush';

/**
 * Flushes the responses of calls with one of these tags on every node (contract: `tags`), delivered when the surrounding
 * transaction commits. For what comes by time or by staff's hand: tables that are written raise their tags themselves.
 */
export async function flushTags(db: Database, tags: readonly string[]): Promise<void> {
  await notifyChannel(db, FLUSH_CHANNEL, JSON.stringify(tags));
}

/** Published instead of tags: flush everything, or recompute the most requested responses. */
export const FLUSH_ALL = 'all';
export const WARM_UP = 'warm';

/**
 * Makes every node flush all responses, or recompute the most requested; delivered when the transaction commits.
 */
export async function invalidateCaches(db: Database, what: typeof FLUSH_ALL | typeof WARM_UP): Promise<void> {
  await notifyChannel(db, FLUSH_CHANNEL, what);
}
