import * as v from 'valibot';
import { defineCall } from './call';
import { CountryId, IsoTime, requiredText } from './fields';
import { staffListAnswer, staffListQuery } from './staff-list';

const ADMIN = { kind: 'roles', anyOf: ['Role_Heizplatz_Admin'] } as const;
const SUPPORT = { kind: 'roles', anyOf: ['Role_Heizplatz_CustomerSupport'] } as const;

const countryFilter = v.optional(v.picklist(['', '1', '2', '3'], 'COUNTRY_INV'), '');
const Reason = requiredText(300);
const UuidText = v.pipe(v.string(), v.uuid('ID_INV'));

/** queued → sent | kept (no mail server is named) | failed (every attempt used up). */
export const MailStateName = v.picklist(['queued', 'sent', 'kept', 'failed']);

export const StaffMailRow = v.object({
  MailId: v.string(),
  CountryId,
  /** What it is about: 'order-received' … */
  Kind: v.string(),
  Recipient: v.string(),
  Subject: v.string(),
  State: MailStateName,
  Attempts: v.number(),
  LastError: v.nullable(v.string()),
  CreatedAt: IsoTime,
  DoneAt: v.nullable(IsoTime),
  OrderId: v.nullable(v.string()),
});
export type StaffMailRow = v.InferOutput<typeof StaffMailRow>;

export const staffMails = defineCall({
  id: 'staffMails',
  summary: 'Mails of the outbox',
  method: 'GET',
  path: '/api/support/postausgang',
  query: v.object({
    ...staffListQuery,
    state: v.optional(v.picklist(['', 'queued', 'sent', 'kept', 'failed']), ''),
    country: countryFilter,
  }),
  answer: staffListAnswer(StaffMailRow),
  access: SUPPORT,
  csrf: false,
});

export const StaffMail = v.object({
  ...StaffMailRow.entries,
  /** Null: it holds a link that stands for its recipient, so nobody else may read it; nor is it sent again. */
  Text: v.nullable(v.string()),
  ReplyTo: v.nullable(v.string()),
  Attachments: v.array(v.string()),
});
export type StaffMail = v.InferOutput<typeof StaffMail>;

export const staffMail = defineCall({
  id: 'staffMail',
  summary: 'A mail as it was written',
  method: 'GET',
  path: '/api/support/postausgang/:mailId',
  params: v.object({ mailId: UuidText }),
  answer: StaffMail,
  access: SUPPORT,
  csrf: false,
});

/** The same words to the same mailbox as a new mail; one that failed is tried again as it is. Twice within a minute is once. */
export const sendMailAgain = defineCall({
  id: 'sendMailAgain',
  summary: 'Sends a mail once more',
  method: 'POST',
  path: '/api/support/postausgang/erneut',
  body: v.object({ MailId: UuidText }),
  answer: StaffMail,
  access: SUPPORT,
  csrf: true,
});

export const StaffJobState = v.picklist(['created', 'retry', 'active', 'completed', 'cancelled', 'failed']);

export const StaffJobRow = v.object({
  JobId: v.string(),
  /** The queue's name, and what it does. */
  Queue: v.string(),
  QueueName: v.string(),
  State: StaffJobState,
  /** Attempts after the first. */
  Retries: v.number(),
  RetryLimit: v.number(),
  CreatedAt: IsoTime,
  StartAfter: IsoTime,
  EndedAt: v.nullable(IsoTime),
  /** What the last attempt failed of. */
  Failure: v.nullable(v.string()),
});
export type StaffJobRow = v.InferOutput<typeof StaffJobRow>;

export const staffJobs = defineCall({
  id: 'staffJobs',
  summary: 'Jobs of all queues',
  method: 'GET',
  path: '/api/support/auftraege',
  query: v.object({
    ...staffListQuery,
    state: v.optional(v.picklist(['', 'waiting', 'active', 'completed', 'failed']), ''),
    queue: v.optional(v.pipe(v.string(), v.regex(/^[a-z-]{0,60}$/)), ''),
  }),
  answer: staffListAnswer(StaffJobRow),
  access: ADMIN,
  csrf: false,
});

export const staffQueues = defineCall({
  id: 'staffQueues',
  summary: 'Queues of jobs with what waits in them',
  method: 'GET',
  path: '/api/support/auftraege/warteschlangen',
  answer: v.array(
    v.object({
      Queue: v.string(),
      QueueName: v.string(),
      Waiting: v.number(),
      Active: v.number(),
      Failed: v.number(),
      /** Cron in UTC; null: runs only when something causes it. */
      Schedule: v.nullable(v.string()),
    }),
  ),
  access: ADMIN,
  csrf: false,
});

/** CONFLICT: it is not failed (any more). */
export const retryJob = defineCall({
  id: 'retryJob',
  summary: 'Runs a failed job once more',
  method: 'POST',
  path: '/api/support/auftraege/erneut',
  body: v.object({ Queue: v.pipe(v.string(), v.regex(/^[a-z-]{1,60}$/)), JobId: UuidText }),
  answer: v.object({ IsSuccess: v.boolean() }),
  access: ADMIN,
  csrf: true,
});

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
