import type { ListContext, ListSorts, RowId, StaffListRows } from '@heizplatz/api-identity';
import { type Database, localDay } from '@heizplatz/api-platform';
import {
  type CALLS,
  type CallRequest,
  CountryId,
  STAFF_LISTS,
  STAFF_TASK_KINDS,
  type StaffTaskKind,
  type StaffWorkItem,
} from '@heizplatz/contract';
import { sql, type SQL } from 'drizzle-orm';
import * as v from 'valibot';
import { countWorkingDays } from './count-working-days';
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

const getFrom = (context: ListContext, kinds: readonly StaffTaskKind[] = STAFF_TASK_KINDS): SQL =>
  sql`${waiting(
    getKinds(context.user).filter((kind) => kinds.includes(kind)),
    context.clock(),
  )}
  left join staff_tasks taken on taken.kind = task.kind and taken.object_id = task.object_id`;

function addClock(row: v.InferOutput<typeof TaskRow>, now: Date): StaffWorkItem {
  const today = localDay(now);
  // A day's end belongs to the day itself.
  const lastDay = row.DueAt === null ? null : localDay(new Date(Date.parse(row.DueAt) - 1));
  const { Kind, CountryId: countryId, DueAt } = row;
  const isAnswer = Kind === 'dealer-answer' && DueAt !== null && countryId !== null;
  return {
    ...row,
    AgeDays: Math.max(0, today - localDay(new Date(row.Since))),
    DaysLeft: lastDay === null ? null : lastDay - today,
    WorkingDaysLate: isAnswer ? countWorkingDays(countryId, new Date(DueAt), now) : null,
  };
}

export async function readTasks(db: Database, ids: readonly RowId[], context: ListContext): Promise<StaffWorkItem[]> {
  const { rows } = await db.execute(sql`
    select task.kind as "Kind", task.object_id as "ObjectId", task.title as "Title", task.reference as "Reference",
      task.country_id as "CountryId", ${iso('task.since')} as "Since", ${iso('task.due_at')} as "DueAt",
      trim(owner.first_name || ' ' || owner.last_name) as "OwnerName",
      coalesce(taken.owner_user_id = ${context.user?.id ?? 0}, false) as "IsMine",
      ${iso('taken.snoozed_until')} as "SnoozedUntil", coalesce(taken.version, 0) as "Version"
    from ${getFrom(context)} left join users owner on owner.id = taken.owner_user_id
    where ${taskId} in ${ids}`);
  return v.parse(v.array(TaskRow), rows).map((row) => addClock(row, context.clock()));
}

const isDueNow = (now: Date): SQL =>
  sql`(taken.snoozed_until is null or taken.snoozed_until <= ${now.toISOString()}::timestamptz)`;
/** What began to wait anew after it was done waits again. */
const isUndone = sql`(taken.done_at is null or taken.done_at < task.since)`;

type WorkListQuery = CallRequest<typeof CALLS.staffWorkList>['query'];
/** Tabs of before have no clocks. */
type Query = Omit<WorkListQuery, 'late'> & Partial<Pick<WorkListQuery, 'late'>>;

/** The rows of these kinds, as far as the caller's roles see them. */
export const getTaskRows = (kinds: readonly StaffTaskKind[]): StaffListRows<Query> => ({
  id: taskId,
  from: (context) => getFrom(context, kinds),
  where: ({ kind, country, owner, snoozed, late = '', search }, { clock, user }) => [
    isUndone,
    kind === '' ? undefined : sql`task.kind = ${kind}`,
    country === '' ? undefined : sql`task.country_id = ${Number(country)}`,
    owner === 'me' ? sql`taken.owner_user_id = ${user?.id ?? 0}` : undefined,
    owner === 'nobody' ? sql`taken.owner_user_id is null` : undefined,
    snoozed === '1' ? undefined : isDueNow(clock()),
    late === '' ? undefined : sql`task.due_at <= ${clock().toISOString()}::timestamptz`,
    search === '' ? undefined : sql`strpos(lower(task.title collate "und-x-icu"), ${search.toLowerCase()}) > 0`,
  ],
  sorts: {
    due: sql`(coalesce(task.due_at, 'infinity'), task.since)`,
    since: sql`task.since`,
    kind: sql`task.kind`,
  } satisfies ListSorts<typeof STAFF_LISTS.staffWorkList> & ListSorts<typeof STAFF_LISTS.staffTasks>,
  defaultSort: STAFF_LISTS.staffWorkList.defaultSort,
});

const Waiting = v.object({ Kind: v.picklist(STAFF_TASK_KINDS), Count: v.number(), Late: v.number() });

/** How much waits for the caller's roles, without what was put off or done. */
export async function countWaiting(db: Database, context: ListContext): Promise<v.InferOutput<typeof Waiting>[]> {
  const now = context.clock();
  const { rows } = await db.execute(sql`
    select task.kind as "Kind", count(*)::int as "Count",
      (count(*) filter (where task.due_at <= ${now.toISOString()}::timestamptz))::int as "Late"
    from ${getFrom(context)} where ${isUndone} and ${isDueNow(now)} group by task.kind order by task.kind`);
  return v.parse(v.array(Waiting), rows);
}
