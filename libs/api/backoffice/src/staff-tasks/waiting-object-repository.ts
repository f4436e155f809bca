import { campaigns } from '@heizplatz/api-advertising';
import { cancellationCases, reports, withdrawals } from '@heizplatz/api-after-sales';
import { contents, contentVersions } from '@heizplatz/api-content';
import { dealers, priceImports } from '@heizplatz/api-dealers';
import { orders } from '@heizplatz/api-ordering';
import { outbox } from '@heizplatz/api-platform';
import type { StaffTaskKind } from '@heizplatz/contract';
import { DAY_MS } from '@heizplatz/country';
import { sql, type SQL } from 'drizzle-orm';

/** A customer of an order, as the order itself has it. */
const orderTitle = sql`${orders.number} || ' · ' || coalesce(nullif(trim(concat_ws(' ',
  ${orders.deliveryAddresses}->0->'Address'->>'FirstName', ${orders.deliveryAddresses}->0->'Address'->>'LastName')), ''), ${orders.email})`;

/**
 * Each kind is queried from its own tables, as object_id, title, reference, country_id, since, due_at; an index of
 * open objects serves every query. Countries are null where there is none.
 */
const QUESTIONS: Record<StaffTaskKind, (now: Date) => SQL> = {
  cancellation: () => sql`
    select ${cancellationCases.orderId}::text, ${orderTitle}, ${orders.number}, ${cancellationCases.countryId},
      ${cancellationCases.openedAt}, (${cancellationCases.deadline} + 1)::timestamptz
    from ${cancellationCases} join ${orders} on ${orders.id} = ${cancellationCases.orderId}
    where ${cancellationCases.isBooked} = false`,
  comment: () => sql`
    select ${cancellationCases.orderId}::text, ${orderTitle}, ${orders.number}, ${cancellationCases.countryId},
      coalesce((select max(c.at) from cancellation_comments c where c.order_id = ${cancellationCases.orderId}),
        ${cancellationCases.openedAt}), null::timestamptz
    from ${cancellationCases} join ${orders} on ${orders.id} = ${cancellationCases.orderId}
    where ${cancellationCases.customerWaits} or ${cancellationCases.dealerWaits}`,
  withdrawal: () => sql`
    select ${withdrawals.id}::text, ${withdrawals.contract} || ' · ' || ${withdrawals.name}, ${withdrawals.name},
      ${withdrawals.countryId}, ${withdrawals.receivedAt}, ${withdrawals.receivedAt} + interval '14 days'
    from ${withdrawals}
    where ${withdrawals.settledAt} is null and ${withdrawals.outcome} in ('unclear', 'waiting', 'unknown')`,
  'dealer-answer': (now) => sql`
    select ${orders.id}::text, ${orderTitle}, ${orders.number}, ${orders.countryId}, ${orders.placedAt}, ${orders.answerDueAt}
    from ${orders}
    where ${orders.state} = 'placed' and ${orders.confirmUntil} is null and ${orders.proposedWindow} is null
      and ${orders.placedAt} <= ${new Date(now.getTime() - DAY_MS).toISOString()}::timestamptz`,
  mail: () => sql`
    select ${outbox.id}::text, ${outbox.subject}, ${outbox.recipient}, ${outbox.countryId}, ${outbox.createdAt}, null::timestamptz
    from ${outbox} where ${outbox.state} = 'failed'`,
  'price-import': () => sql`
    select ${priceImports.id}::text, ${dealers.name} || ' · ' || ${priceImports.fileName}, ${dealers.id}::text, ${dealers.countryId},
      ${priceImports.receivedAt}, null::timestamptz
    from ${priceImports} join ${dealers} on ${dealers.id} = ${priceImports.dealerId} where ${priceImports.state} = 'held'`,
  report: () => sql`
    select ${reports.id}::text, ${reports.title}, ${reports.id}::text, ${reports.countryId}, ${reports.sentAt}, null::timestamptz
    from ${reports} where ${reports.state} in ('open', 'appealed')`,
  draft: (now) => sql`
    select ${contentVersions.id}::text, ${contentVersions.title},
      case when ${contents.kind} = 'news' then ${contents.path} else ${contents.id}::text end, ${contents.countryId},
      ${contentVersions.createdAt}, null::timestamptz
    from ${contentVersions} join ${contents} on ${contents.id} = ${contentVersions.contentId}
    where ${contentVersions.state} = 'draft'
      and not exists (select from content_versions newer where newer.content_id = ${contents.id} and newer.number > ${contentVersions.number})
      and ${contentVersions.createdAt} <= ${new Date(now.getTime() - 7 * DAY_MS).toISOString()}::timestamptz`,
  campaign: (now) => sql`
    select ${campaigns.id}::text, ${campaigns.name}, ${campaigns.id}::text, ${campaigns.countryId},
      ${campaigns.updatedAt}, (${campaigns.endsOn} + 1)::timestamptz
    from ${campaigns}
    where not ${campaigns.isPaused} and ${campaigns.endsOn} between ${now.toISOString()}::date
      and ${new Date(now.getTime() + 7 * DAY_MS).toISOString()}::date`,
  job: () => sql`
    select j.id::text, j.name, j.id::text, null::smallint, coalesce(j.completed_on, j.created_on), null::timestamptz
    from pgboss.job j where j.state = 'failed'`,
};

/** What waits of these kinds, as a table `task` with an id of its own. */
export function waiting(kinds: readonly StaffTaskKind[], now: Date): SQL {
  const parts = kinds.map(
    (kind) =>
      sql`select ${kind}::text, q.* from (${QUESTIONS[kind](now)}) as q (object_id, title, reference, country_id, since, due_at)`,
  );
  const none = sql`select ''::text, ''::text, ''::text, ''::text, null::smallint, null::timestamptz, null::timestamptz where false`;
  const all = parts.length === 0 ? none : sql.join(parts, sql` union all `);
  return sql`(${all}) as task (kind, object_id, title, reference, country_id, since, due_at)`;
}
