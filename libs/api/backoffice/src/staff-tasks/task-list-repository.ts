import type { ListContext, RowId, StaffListRows } from '@heizplatz/api-identity';
import type { Database } from '@heizplatz/api-platform';
import { type CALLS, type CallRequest, CountryId, STAFF_TASK_KINDS, type StaffTask } from '@heizplatz/contract';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { getKinds } from './get-kinds';
import { waiting } from './waiting-object-repository';

/** Times are ISO text, as in the response. */
const iso = (column: string) => sql.raw(`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`);
const taskId = sql.raw(`task.kind || ':' || task.object_id`);

const TaskRow = v.object({
  Kind: v.picklist(STAFF_TASK_KINDS),
  ObjectId: v.string(),
  Title: v.string(),
  Reference: v.string(),
  CountryId: v.nullable(CountryId),
  Since: v.string(),
  DueAt: v.nullable(v.string()),
  OwnerName: v.nullable(v.string()),
  IsMine: v.boolean(),
  SnoozedUntil: v.nullable(v.string()),
  Version: v.number(),
});

const getFrom = (context: ListContext) => sql`${waiting(getKinds(context.user), context.clock())}
  left join staff_tasks taken on taken.kind = task.kind and taken.object_id = task.object_id`;

export async function readTasks(
  db: Database,
  ids: readonly RowId[],
  context: ListContext,
): Promise<v.InferOutput<typeof StaffTask>[]> {
  const { rows } = await db.execute(sql`
    select task.kind as "Kind", task.object_id as "ObjectId", task.title as "Title", task.reference as "Reference",
      task.country_id as "CountryId", ${iso('task.since')} as "Since", ${iso('task.due_at')} as "DueAt",
      trim(owner.first_name || ' ' || owner.last_name) as "OwnerName",
      coalesce(taken.owner_user_id = ${context.user?.id ?? 0}, false) as "IsMine",
      ${iso('taken.snoozed_until')} as "SnoozedUntil", coalesce(taken.version, 0) as "Version"
    from ${getFrom(context)} left join users owner on owner.id = taken.owner_user_id
    where ${taskId} in ${ids}`);
  return v.parse(v.array(TaskRow), rows);
}

export const TASK_ROWS: StaffListRows<CallRequest<typeof CALLS.staffTasks>['query']> = {
  id: taskId,
  from: getFrom,
  where: ({ kind, country, owner, snoozed, search }, { clock, user }) => [
    kind === '' ? undefined : sql`task.kind = ${kind}`,
    country === '' ? undefined : sql`task.country_id = ${Number(country)}`,
    owner === 'me' ? sql`taken.owner_user_id = ${user?.id ?? 0}` : undefined,
    owner === 'nobody' ? sql`taken.owner_user_id is null` : undefined,
    snoozed === '1'
      ? undefined
      : sql`(taken.snoozed_until is null or taken.snoozed_until <= ${clock().toISOString()}::timestamptz)`,
    search === '' ? undefined : sql`strpos(lower(task.title), ${search.toLowerCase()}) > 0`,
  ],
  sorts: {
    due: sql`coalesce(task.due_at, 'infinity')`,
    since: sql`task.since`,
    kind: sql`task.kind`,
  },
  defaultSort: 'due',
};
