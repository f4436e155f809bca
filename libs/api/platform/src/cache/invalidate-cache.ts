import { randomBytes } from 'node:crypto';
import { hostname } from 'node:os';
import type { Database } from '../database/database';
import type { ErrorLog } from '../database/open-database';
import { deleteNodesSeenBefore, saveCacheNode } from './cache-node-repository';
import type { CallCache } from './call-cache';

const NOTICE_INTERVAL_MS = 5000;
/** A node that has been silent for so long is gone. */
const GONE_AFTER_MS = 60_000;

export interface CacheTelling {
  /** Waits for pending metrics: the pool ends after it. */
  close(): Promise<void>;
}

/** Writes this node's metrics for the screen of caches, and deletes those of stopped nodes. */
export async function writeMetrics(
  db: Database,
  { nodeId, startedAt, cache, now }: { nodeId: string; startedAt: Date; cache: CallCache; now: Date },
): Promise<void> {
  const flushed = cache.lastFlush();
  await saveCacheNode(db, {
    ...{ nodeId, startedAt, seenAt: now },
    lastFlushAt: flushed?.at ?? null,
    lastFlushTags: [...(flushed?.tags ?? [])],
    families: cache.families(now),
  });
  await deleteNodesSeenBefore(db, new Date(now.getTime() - GONE_AFTER_MS));
}

/**
 * Publishes the metrics of this node every few seconds until it is closed; a failure is logged and the next one may
 * succeed.
 */
export function invalidateCache(parts: {
  readonly db: Database;
  readonly cache: CallCache;
  readonly clock: () => Date;
  readonly log: ErrorLog;
}): CacheTelling {
  const { db, cache, clock, log } = parts;
  const nodeId = `${hostname()}-${process.pid}-${randomBytes(2).toString('hex')}`;
  const startedAt = clock();
  let telling: Promise<void> = Promise.resolve();
  const notify = () => {
    telling = writeMetrics(db, { nodeId, startedAt, cache, now: clock() }).catch((err: unknown) =>
      log.error({ err }, 'figures of the cache could not be told'),
    );
  };
  notify();
  const timer = setInterval(notify, NOTICE_INTERVAL_MS).unref();
  return {
    close: async () => {
      clearInterval(timer);
      await telling;
    },
  };
}
