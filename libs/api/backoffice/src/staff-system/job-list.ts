import { defineStaffList } from '@heizplatz/api-identity';
import type { Database } from '@heizplatz/api-platform';
import { CALLS, type CallRequest, StaffJobRow } from '@heizplatz/contract';
import { type SQL, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { jobName } from './job-names';

type Query = CallRequest<typeof CALLS.staffJobs>['query'];

/** pg-boss keeps its own house (pgboss.queue has the housekeeping's queues too); theirs begin with '__'. */
const OURS = sql`job.name not like '\\_\\_%'`;

const STATES: Readonly<Record<Query['state'], SQL | undefined>> = {
  '': undefined,
  waiting: sql`job.state in ('created', 'retry')`,
  active: sql`job.state = 'active'`,
  completed: sql`job.state = 'completed'`,
  failed: sql`job.state = 'failed'`,
};

const STATE_NAMES: Readonly<Record<StaffJobRow['State'], string>> = {
  created: 'wartet',
  retry: 'wird wiederholt',
  active: 'läuft',
  completed: 'erledigt',
  cancelled: 'abgebrochen',
  failed: 'gescheitert',
};

const time = v.pipe(
  v.string(),
  v.toDate(),
  v.transform((at) => at.toISOString()),
);
const Found = v.object({
  id: v.string(),
  name: v.string(),
  state: StaffJobRow.entries.State,
  retry_count: v.number(),
  retry_limit: v.number(),
  created_on: time,
  start_after: time,
  completed_on: v.nullable(time),
  output: v.nullable(v.looseObject({ message: v.optional(v.string()) })),
});

async function readJobs(db: Database, ids: readonly string[]): Promise<StaffJobRow[]> {
  const { rows } = await db.execute(sql`
    select id::text, name, state::text, retry_count, retry_limit, created_on::text, start_after::text,
      completed_on::text, case when jsonb_typeof(output) = 'object' then output end as output
    from pgboss.job where id = any(${sql.param([...ids])}::uuid[])`);
  return v.parse(v.array(Found), rows).map((row) => ({
    JobId: row.id,
    Queue: row.name,
    QueueName: jobName(row.name),
    State: row.state,
    Retries: row.retry_count,
    RetryLimit: row.retry_limit,
    CreatedAt: row.created_on,
    StartAfter: row.start_after,
    EndedAt: row.completed_on,
    Failure: row.state === 'completed' ? null : (row.output?.message?.slice(0, 300) ?? null),
  }));
}

/** Jobs of all queues, newest first; done ones are kept for some days. */
export const jobList = defineStaffList<Query, StaffJobRow>({
  call: CALLS.staffJobs,
  exportCall: CALLS.exportStaffJobs,
  id: sql`job.id`,
  from: sql`pgboss.job as job`,
  where: ({ state, queue }) => [OURS, STATES[state], queue === '' ? undefined : sql`job.name = ${queue}`],
  sorts: { CreatedAt: sql`job.created_on` },
  defaultSort: '-CreatedAt',
  read: (db, ids) => readJobs(db, ids.map(String)),
  idOf: ({ JobId }) => JobId,
  columns: [
    { title: 'Angelegt', kind: 'time', value: ({ CreatedAt }) => CreatedAt },
    { title: 'Art', kind: 'text', value: ({ QueueName }) => QueueName },
    { title: 'Stand', kind: 'text', value: ({ State }) => STATE_NAMES[State] },
    { title: 'Wiederholungen', kind: 'number', value: ({ Retries }) => Retries },
    { title: 'Höchstens', kind: 'number', value: ({ RetryLimit }) => RetryLimit },
    { title: 'Beginnt ab', kind: 'time', value: ({ StartAfter }) => StartAfter },
    { title: 'Beendet', kind: 'time', value: ({ EndedAt }) => EndedAt },
    // What a job failed of may name whom it was for.
    { title: 'Fehler', kind: 'text', value: ({ Failure }) => Failure, isPersonal: true },
  ],
  fileName: 'auftraege',
});
