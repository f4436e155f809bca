import { impersonal } from '@heizplatz/identity';
import * as v from 'valibot';
import { defineCall } from '../../call.ts';
import { IsoTime, SystemText, requiredText } from '../../fields/fields.ts';
import { ADMIN } from '../../staff-access.ts';
import { openPicklist } from '../../fields/open-picklist.ts';

const Reason = impersonal('system', requiredText(300));

export const CacheFamily = v.object({
  /** The contract's id of the call whose responses these are. */
  Family: SystemText,
  Tags: v.array(SystemText),
  Entries: v.number(),
  Hits: v.number(),
  Misses: v.number(),
  /** Of its oldest entry; null without any. */
  OldestAt: v.nullable(IsoTime),
});

export const CacheNode = v.object({
  NodeId: SystemText,
  StartedAt: IsoTime,
  /** When it reported these metrics. */
  SeenAt: IsoTime,
  LastFlushAt: v.nullable(IsoTime),
  /** Tags of that flush; empty: everything. */
  LastFlushTags: v.array(SystemText),
  Families: v.array(CacheFamily),
});
export type CacheNode = v.InferOutput<typeof CacheNode>;

export const cacheNodes = defineCall({
  id: 'cacheNodes',
  summary: 'What the nodes keep of answers',
  method: 'GET',
  path: '/api/support/cache',
  response: v.object({ Nodes: v.array(CacheNode), Tags: v.array(SystemText) }),
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
  response: v.object({ IsSuccess: v.boolean() }),
  access: ADMIN,
  csrf: true,
});

export const warmCache = defineCall({
  id: 'warmCache',
  summary: 'Makes all nodes fetch what is asked most',
  method: 'POST',
  path: '/api/support/cache/aufwaermen',
  body: v.object({ Reason }),
  response: v.object({ IsSuccess: v.boolean() }),
  access: ADMIN,
  csrf: true,
});

export const OperationFinding = v.object({
  /** What is looked at. */
  Kind: openPicklist(
    v.picklist([
      'node',
      'release',
      'prices',
      'orders',
      'overdue-orders',
      'mails',
      'failed-mails',
      'feed',
      'price-files',
      'jobs',
    ]),
  ),
  /** serves; waits: somebody has to do something some day; stopped: now. */
  Status: openPicklist(v.picklist(['serves', 'waits', 'stopped'])),
  /** Which of them: a node, a remote's name and version, a site's domain ending, a dealer, a kind of job; empty: there is one. */
  Subject: SystemText,
  /** How many; null where nothing is counted. */
  Count: v.nullable(v.number()),
  /** Since when it is so, or when it was done last; null: never, or not known. */
  Since: v.nullable(IsoTime),
  /** Why, in German; absent or null where the state says it. */
  Detail: v.optional(v.nullable(SystemText), null),
});
export type OperationFinding = v.InferOutput<typeof OperationFinding>;

export const operationState = defineCall({
  id: 'operationState',
  summary: 'What serves, what waits and what stopped',
  method: 'GET',
  path: '/api/support/betrieb',
  response: v.object({ At: IsoTime, Findings: v.array(OperationFinding) }),
  access: ADMIN,
  csrf: false,
});
