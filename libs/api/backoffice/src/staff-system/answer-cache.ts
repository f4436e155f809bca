import { defineHandler, FLUSH_ALL, flushTags, invalidateCaches, WARM_UP } from '@heizplatz/api-platform';
import { CacheNode, CALLS, type Call } from '@heizplatz/contract';
import * as v from 'valibot';
import { listCacheNodes } from './cache-node-repository';

const Families = CacheNode.entries.Families;

/** All tags that responses can be flushed by (rule STAFF-10): the tags of the contract's calls. */
const ALL_TAGS = [...new Set(Object.values<Call>(CALLS).flatMap(({ tags }) => tags ?? []))].toSorted();

export const cacheNodes = defineHandler(CALLS.cacheNodes, async (_, { db }) => {
  const rows = await listCacheNodes(db);
  return {
    Tags: ALL_TAGS,
    Nodes: rows.map(({ nodeId, startedAt, seenAt, lastFlushAt, lastFlushTags, families }) => ({
      NodeId: nodeId,
      StartedAt: startedAt.toISOString(),
      SeenAt: seenAt.toISOString(),
      LastFlushAt: lastFlushAt?.toISOString() ?? null,
      LastFlushTags: lastFlushTags,
      Families: v.parse(Families, families),
    })),
  };
});

export const flushCache = defineHandler(CALLS.flushCache, async ({ body }, { db, audit }) => {
  audit.note({ reason: body.Reason, before: null, after: { tags: body.Tags.length === 0 ? 'alles' : body.Tags } });
  if (body.Tags.length === 0) await invalidateCaches(db, FLUSH_ALL);
  else await flushTags(db, body.Tags);
  return { IsSuccess: true };
});

export const warmCache = defineHandler(CALLS.warmCache, async ({ body }, { db, audit }) => {
  audit.note({ reason: body.Reason });
  await invalidateCaches(db, WARM_UP);
  return { IsSuccess: true };
});
