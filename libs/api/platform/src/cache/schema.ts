import { CacheNode } from '@heizplatz/contract';
import { impersonalColumn } from '@heizplatz/identity';
import { jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** The last cache report of each running node; rows of silent nodes are deleted by the others. */
export const cacheNodes = pgTable('cache_nodes', {
  nodeId: impersonalColumn('system', text().primaryKey()),
  startedAt: timestamp({ withTimezone: true }).notNull(),
  seenAt: timestamp({ withTimezone: true }).notNull(),
  lastFlushAt: timestamp({ withTimezone: true }),
  lastFlushTags: impersonalColumn('system', text().array().notNull().default([])),
  /** CacheFamily of the contract, with OldestAt as milliseconds; parsed when read. */
  families: impersonalColumn('system', jsonb().notNull(), CacheNode.entries.Families),
});
