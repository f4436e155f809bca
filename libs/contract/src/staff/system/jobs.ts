import * as v from 'valibot';
import { defineCall } from '../../call.ts';
import { IsoTime } from '../../fields/fields.ts';
import { getListFile } from '../../fields/list-file.ts';
import { ADMIN } from '../../staff-access.ts';
import { staffListResponse, staffListQuery } from '../../fields/staff-list.ts';
import { openPicklist } from '../../fields/open-picklist.ts';

const UuidText = v.pipe(v.string(), v.uuid('ID_INV'));

export const StaffJobState = v.picklist(['created', 'retry', 'active', 'completed', 'cancelled', 'failed']);

export const StaffJobRow = v.object({
  JobId: v.string(),
  /** The queue's name, and what it does. */
  Queue: v.string(),
  QueueName: v.string(),
  State: openPicklist(StaffJobState),
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
  response: staffListResponse(StaffJobRow),
  access: ADMIN,
  csrf: false,
});

export const exportStaffJobs = getListFile(staffJobs, 'exportStaffJobs');

export const staffQueues = defineCall({
  id: 'staffQueues',
  summary: 'Queues of jobs with what waits in them',
  method: 'GET',
  path: '/api/support/auftraege/warteschlangen',
  response: v.array(
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
  response: v.object({ IsSuccess: v.boolean() }),
  access: ADMIN,
  csrf: true,
});
