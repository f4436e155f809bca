import * as v from 'valibot';
import { defineCall } from '../../call.ts';
import { IsoTime, SystemText } from '../../fields/fields.ts';
import type { ListDeclaration } from '../../fields/list-declaration.ts';
import { getListFile } from '../../fields/list-file.ts';
import { ADMIN } from '../../staff-access.ts';
import { staffListResponse, staffListQuery } from '../../fields/staff-list.ts';
import { openPicklist } from '../../fields/open-picklist.ts';
import { JOB_STATE_LABELS } from '../labels.ts';

const UuidText = v.pipe(v.string(), v.uuid('ID_INV'));

export const StaffJobState = v.picklist(['created', 'retry', 'active', 'completed', 'cancelled', 'failed']);

export const StaffJobRow = v.object({
  JobId: SystemText,
  /** The queue's name, and what it does. */
  Queue: SystemText,
  QueueName: SystemText,
  State: openPicklist(StaffJobState),
  /** Attempts after the first. */
  Retries: v.number(),
  RetryLimit: v.number(),
  CreatedAt: IsoTime,
  StartAfter: IsoTime,
  EndedAt: v.nullable(IsoTime),
  /** What the last attempt failed of. */
  Failure: v.nullable(SystemText),
});
export type StaffJobRow = v.InferOutput<typeof StaffJobRow>;

export const JOB_LIST = {
  label: 'Aufträge',
  fileName: 'auftraege',
  columns: {
    created: { label: 'Angelegt', kind: 'time', field: 'CreatedAt', sort: 'CreatedAt' },
    name: { label: 'Art', kind: 'text', field: 'QueueName' },
    state: { label: 'Stand', kind: 'code', field: 'State', labels: JOB_STATE_LABELS },
    tries: { label: 'Wiederholungen', kind: 'number', field: 'Retries' },
    most: { label: 'Höchstens', kind: 'number', field: 'RetryLimit' },
    ended: { label: 'Beendet', kind: 'time', field: 'EndedAt' },
    /** What a job failed of may name whom it was for. */
    failure: { label: 'Fehler', kind: 'text', field: 'Failure', isPersonal: true },
    starts: { label: 'Beginnt ab', kind: 'time', field: 'StartAfter' },
    number: { label: 'Nummer', kind: 'text', field: 'JobId' },
  },
  defaultSort: '-CreatedAt',
  filters: {
    state: {
      label: 'Stand',
      labels: { failed: 'gescheitert', waiting: 'wartet', active: 'läuft', completed: 'erledigt' },
    },
    queue: { label: 'Art' },
  },
} as const satisfies ListDeclaration<StaffJobRow>;

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
      Queue: SystemText,
      QueueName: SystemText,
      Waiting: v.number(),
      Active: v.number(),
      Failed: v.number(),
      /** Cron in UTC; null: runs only when something causes it. */
      Schedule: v.nullable(SystemText),
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
