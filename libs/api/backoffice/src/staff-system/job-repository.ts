import type { ListSorts, StaffListRows } from '@heizplatz/api-identity';
import type { Database } from '@heizplatz/api-platform';
import { type CALLS, type CallRequest, STAFF_LISTS, StaffJobRow } from '@heizplatz/contract';
import { type SQL, sql } from 'drizzle-orm';
import * as v from 'valibot';

type Query = CallRequest<typeof CALLS.staffJobs>['query'];

/** Queues of pg-boss itself begin with '__'. */
const OURS = sql`job.name not like '\\_\\_%'`;

const STATES: Readonly<Record<Query['state'], SQL | undefined>> = {
  '': undefined,
  waiting: sql`job.state in ('created', 'retry')`,
  active: sql`job.state = 'active'`,
  completed: sql`job.state = 'completed'`,
  failed: sql`job.state = 'failed'`,
};

export const JOB_ROWS: StaffListRows<Query> = {
  id: sql`job.id`,
  from: sql`pgboss.job as job`,
  where: ({ state, queue }) => [OURS, STATES[state], queue === '' ? undefined : sql`job.name = ${queue}`],
  sorts: { CreatedAt: sql`job.created_on` } satisfies ListSorts<typeof STAFF_LISTS.staffJobs>,
  defaultSort: STAFF_LISTS.staffJobs.defaultSort,
};

const time = v.pipe(
  v.string(),
  v.toDate(),
  v.transform((at) => at.toISOString()),
);
const JobRows = v.array(
  v.object({
    id: v.string(),
    name: v.string(),
    state: StaffJobRow.entries.State,
    retry_count: v.number(),
    retry_limit: v.number(),
    created_on: time,
    start_after: time,
    completed_on: v.nullable(time),
    output: v.nullable(v.looseObject({ message: v.optional(v.string()) })),
  }),
);

export async function readJobs(db: Database, ids: readonly string[]): Promise<v.InferOutput<typeof JobRows>> {
  const { rows } = await db.execute(sql`
    select id::text, name, state::text, retry_count, retry_limit, created_on::text, start_after::text,
      completed_on::text, case when jsonb_typeof(output) = 'object' then output end as output
    from pgboss.job where id = any(${sql.param([...ids])}::uuid[])`);
  return v.parse(JobRows, rows);
}

const Schedules = v.array(v.object({ name: v.string(), cron: v.string() }));

/** The cron expression of each queue that has one. */
export async function readSchedules(db: Database): Promise<ReadonlyMap<string, string>> {
  const { rows } = await db.execute(sql`select name, cron from pgboss.schedule`);
  return new Map(v.parse(Schedules, rows).map(({ name, cron }) => [name, cron]));
}
