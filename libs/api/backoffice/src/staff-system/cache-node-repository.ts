import { cacheNodes, type Database } from '@heizplatz/api-platform';
import { asc } from 'drizzle-orm';

export type CacheNodeRow = typeof cacheNodes.$inferSelect;

/** The longest running first. */
export const listCacheNodes = (db: Database): Promise<CacheNodeRow[]> =>
  db.select().from(cacheNodes).orderBy(asc(cacheNodes.startedAt), asc(cacheNodes.nodeId));

export const listCacheNodesById = (db: Database): Promise<CacheNodeRow[]> =>
  db.select().from(cacheNodes).orderBy(asc(cacheNodes.nodeId));
