import { lt } from 'drizzle-orm';
import type { Database } from '../database/database';
import { cacheNodes } from './schema';

/** A node's own report, which replaces the previous one. */
export async function saveCacheNode(db: Database, node: typeof cacheNodes.$inferInsert): Promise<void> {
  const { nodeId: _, startedAt: _startedAt, ...metrics } = node;
  await db.insert(cacheNodes).values(node).onConflictDoUpdate({ target: cacheNodes.nodeId, set: metrics });
}

export async function deleteNodesSeenBefore(db: Database, time: Date): Promise<void> {
  await db.delete(cacheNodes).where(lt(cacheNodes.seenAt, time));
}
