import * as v from 'valibot';
import { defineCall } from './call';
import { IsoTime, requiredText } from './fields';
import { ADMIN } from './staff-access';

const Reason = requiredText(300);

export const CacheFamily = v.object({
  /** The contract's id of the call whose answers these are. */
  Family: v.string(),
  Tags: v.array(v.string()),
  Entries: v.number(),
  Hits: v.number(),
  Misses: v.number(),
  /** Of its oldest entry; null without any. */
  OldestAt: v.nullable(IsoTime),
});

export const CacheNode = v.object({
  NodeId: v.string(),
  StartedAt: IsoTime,
  /** When it told these figures. */
  SeenAt: IsoTime,
  LastFlushAt: v.nullable(IsoTime),
  /** Tags of that flush; empty: everything. */
  LastFlushTags: v.array(v.string()),
  Families: v.array(CacheFamily),
});
export type CacheNode = v.InferOutput<typeof CacheNode>;

export const cacheNodes = defineCall({
  id: 'cacheNodes',
  summary: 'What the nodes keep of answers',
  method: 'GET',
  path: '/api/support/cache',
  answer: v.object({ Nodes: v.array(CacheNode), Tags: v.array(v.string()) }),
  access: ADMIN,
  csrf: false,
});

export const FlushCache = v.object({
  Tags: v.pipe(v.array(v.pipe(v.string(), v.regex(/^[a-z-]{1,40}$/))), v.maxLength(40)),
  Reason,
});

/** Tags empty: everything. */
export const flushCache = defineCall({
  id: 'flushCache',
  summary: 'Makes all nodes forget answers',
  method: 'POST',
  path: '/api/support/cache/leeren',
  body: FlushCache,
  answer: v.object({ IsSuccess: v.boolean() }),
  access: ADMIN,
  csrf: true,
});

export const warmCache = defineCall({
  id: 'warmCache',
  summary: 'Makes all nodes fetch what is asked most',
  method: 'POST',
  path: '/api/support/cache/aufwaermen',
  body: v.object({ Reason }),
  answer: v.object({ IsSuccess: v.boolean() }),
  access: ADMIN,
  csrf: true,
});
