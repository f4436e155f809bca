import { adverts, advertDays } from '@heizplatz/api-advertising';
import { cancellationCases, reports, withdrawals } from '@heizplatz/api-after-sales';
import { contentVersions } from '@heizplatz/api-content';
import { priceImports } from '@heizplatz/api-dealers';
import { complaints, orders } from '@heizplatz/api-ordering';
import { auditLog, type Database, isoDay, outbox, startOfLocalDay, TIME_ZONE } from '@heizplatz/api-platform';
import type { StaffMetricId } from '@heizplatz/contract';
import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import * as v from 'valibot';

/** Epoch days; the end is not within. */
interface DayRange {
  readonly from: number;
  readonly to: number;
}

/** Rows of a time within the days, one by one. */
const byTime =
  (table: SQLWrapper, time: SQLWrapper, where?: SQL) =>
  ({ from, to }: DayRange): SQL =>
    sql`
    select (${time} at time zone ${TIME_ZONE})::date, 1 from ${table}
    where ${time} >= ${startOfLocalDay(from).toISOString()}::timestamptz
      and ${time} < ${startOfLocalDay(to).toISOString()}::timestamptz ${where ? sql`and ${where}` : sql``}`;

/** The same of a date; `count` is what each row counts. */
const byDate =
  (table: SQLWrapper, date: SQLWrapper, count: SQL = sql`1`) =>
  ({ from, to }: DayRange): SQL =>
    sql`
    select ${date}, ${count} from ${table}
    where ${date} >= ${isoDay(from)}::date and ${date} < ${isoDay(to)}::date`;

const unanswered = sql`${orders.state} = 'expired' and ${orders.confirmUntil} is null
  and not exists (select from order_events e where e.order_id = ${orders.id} and e.kind = 'date-proposed')`;

/** Each as day and count, by an index of its time. */
const METRICS: Readonly<Record<StaffMetricId, (days: DayRange) => SQL>> = {
  orders: byDate(orders, orders.placedOn),
  cancellations: byTime(cancellationCases, cancellationCases.openedAt),
  withdrawals: byTime(withdrawals, withdrawals.receivedAt),
  unanswered: byTime(orders, orders.answerDueAt, unanswered),
  failedMails: byTime(outbox, outbox.createdAt, sql`${outbox.state} = 'failed'`),
  complaints: byTime(complaints, complaints.openedAt),
  priceImports: byTime(
    priceImports,
    priceImports.receivedAt,
    sql`${priceImports.state} in ('held', 'taken', 'refused')`,
  ),
  reports: byTime(reports, reports.sentAt, sql`${reports.state} in ('open', 'decided', 'appealed', 'closed')`),
  delivered: byDate(orders, orders.deliveredOn),
  invoiced: byTime(orders, orders.invoicedAt),
  edits: byTime(contentVersions, contentVersions.createdAt),
  published: byTime(contentVersions, contentVersions.goesLiveAt, sql`${contentVersions.state} in ('live', 'planned')`),
  impressions: byDate(advertDays, advertDays.day, sql`${advertDays.impressions}`),
  clicks: byDate(advertDays, advertDays.day, sql`${advertDays.clicks}`),
  approved: byTime(adverts, adverts.approvedAt),
  failedJobs: byTime(sql`pgboss.job`, sql`coalesce(completed_on, created_on)`, sql`state = 'failed'`),
  commands: byTime(auditLog, auditLog.at),
};

const Row = v.object({ id: v.string(), day: v.string(), count: v.number() });

/** Counts of each metric by its days; a day without any is missing. */
export async function countByDay(
  db: Database,
  ids: readonly StaffMetricId[],
  days: DayRange,
): Promise<v.InferOutput<typeof Row>[]> {
  if (ids.length === 0) return [];
  const parts = ids.map((id) => sql`select ${id}::text, m.* from (${METRICS[id](days)}) m (day, count)`);
  const { rows } = await db.execute(sql`
    select id, to_char(day, 'YYYY-MM-DD') as day, sum(count)::float as count
    from (${sql.join(parts, sql` union all `)}) as counted (id, day, count) group by id, day`);
  return v.parse(v.array(Row), rows);
}
