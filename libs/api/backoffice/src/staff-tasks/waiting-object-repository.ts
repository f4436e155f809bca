import { adverts, campaigns } from '@heizplatz/api-advertising';
import { cancellationCases, reports, withdrawals } from '@heizplatz/api-after-sales';
import { contents, contentVersions } from '@heizplatz/api-content';
import { dealerDocuments, dealerKeys, dealers, priceImports } from '@heizplatz/api-dealers';
import { complaintMessages, complaints, inquiries, isUnanswered, orders } from '@heizplatz/api-ordering';
import { FEED_SILENT_HOURS, outbox, siteDay, TIME_ZONE } from '@heizplatz/api-platform';
import { commissionMonths, commissions } from '@heizplatz/api-finance';
import type { StaffTaskKind } from '@heizplatz/contract';
import { DAY_MS, HOUR_MS } from '@heizplatz/country';
import { sql, type SQL } from 'drizzle-orm';

/** A customer of an order, as the order itself has it. */
const orderTitle = sql`${orders.number} || ' · ' || coalesce(nullif(trim(concat_ws(' ',
  ${orders.deliveryAddresses}->0->'Address'->>'FirstName', ${orders.deliveryAddresses}->0->'Address'->>'LastName')), ''), ${orders.email})`;

const at = (time: Date): SQL => sql`${time.toISOString()}::timestamptz`;
const daysAgo = (now: Date, days: number): SQL => at(new Date(now.getTime() - days * DAY_MS));

/** 24:00 of a date in the three countries. */
const endOfDay = (day: SQL): SQL => sql`((${day} + 1)::timestamp at time zone ${TIME_ZONE})`;

/** Payments are refunded within 14 days of the declaration's receipt (§ 357 BGB, § 14 FAGG); Switzerland has no such right. */
const refundDue = sql`case when ${withdrawals.countryId} <> 3
  then ${endOfDay(sql`(${withdrawals.receivedAt} at time zone ${TIME_ZONE})::date + 14`)} end`;

const CERTIFICATE_NOTICE_DAYS = 60;

const confirmedInquiry = (kind: 'bulk' | 'call-back'): SQL => sql`
  select ${inquiries.id}::text, concat_ws(' · ', ${inquiries.name}, nullif(${inquiries.phone}, ''), ${inquiries.zipCode}),
    ${inquiries.id}::text, ${inquiries.countryId}, ${inquiries.confirmedAt}, null::timestamptz
  from ${inquiries} where ${inquiries.kind} = ${kind} and ${inquiries.confirmedAt} is not null
    and ${inquiries.answeredAt} is null`;

/**
 * Each kind is queried from its own tables, as object_id, title, reference, country_id, since, due_at; an index of
 * open objects serves every query. Countries are null where there is none.
 */
const QUESTIONS: Record<StaffTaskKind, (now: Date) => SQL> = {
  cancellation: () => sql`
    select ${cancellationCases.orderId}::text, ${orderTitle}, ${orders.number}, ${cancellationCases.countryId},
      ${cancellationCases.openedAt}, ${endOfDay(sql`${cancellationCases.deadline}`)}
    from ${cancellationCases} join ${orders} on ${orders.id} = ${cancellationCases.orderId}
    where ${cancellationCases.isBooked} = false`,
  comment: () => sql`
    select ${cancellationCases.orderId}::text, ${orderTitle}, ${orders.number}, ${cancellationCases.countryId},
      coalesce((select max(c.at) from cancellation_comments c where c.order_id = ${cancellationCases.orderId}),
        ${cancellationCases.openedAt}), null::timestamptz
    from ${cancellationCases} join ${orders} on ${orders.id} = ${cancellationCases.orderId}
    where ${cancellationCases.customerWaits} or ${cancellationCases.dealerWaits}`,
  withdrawal: () => sql`
    select ${withdrawals.id}::text, concat_ws(' · ', nullif(${withdrawals.contract}, ''), nullif(${withdrawals.name}, '')),
      ${withdrawals.name}, ${withdrawals.countryId}, ${withdrawals.receivedAt}, ${refundDue}
    from ${withdrawals} where ${withdrawals.settledAt} is null`,
  'dealer-answer': (now) => sql`
    select ${orders.id}::text, ${orderTitle}, ${orders.number}, ${orders.countryId}, ${orders.answerDueAt}, ${orders.answerDueAt}
    from ${orders} where ${isUnanswered(now)}`,
  'reported-weight': () => sql`
    select ${orders.id}::text, ${orderTitle}, ${orders.number}, ${orders.countryId}, ${orders.weightReportedAt}, null::timestamptz
    from ${orders} where ${orders.reportedAmount} is not null and ${orders.state} = 'delivered'`,
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
      and ${contentVersions.createdAt} <= ${daysAgo(now, 7)}`,
  campaign: (now) => sql`
    select ${campaigns.id}::text, ${campaigns.name}, ${campaigns.id}::text, ${campaigns.countryId},
      ${campaigns.updatedAt}, ${endOfDay(sql`${campaigns.endsOn}`)}
    from ${campaigns}
    where not ${campaigns.isPaused} and ${campaigns.endsOn} between ${siteDay(now)}::date and ${siteDay(now)}::date + 7`,
  job: () => sql`
    select j.id::text, j.name, j.id::text, null::smallint, coalesce(j.completed_on, j.created_on), null::timestamptz
    from pgboss.job j where j.state = 'failed'`,
  complaint: () => sql`
    select ${complaints.id}::text, ${orderTitle}, ${orders.id}::text, ${orders.countryId},
      coalesce((select max(${complaintMessages.at}) from ${complaintMessages}
        where ${complaintMessages.complaintId} = ${complaints.id}), ${complaints.openedAt}), null::timestamptz
    from ${complaints} join ${orders} on ${orders.id} = ${complaints.orderId} where ${complaints.state} = 'open'`,
  'call-back': () => confirmedInquiry('call-back'),
  'bulk-request': () => confirmedInquiry('bulk'),
  advert: () => sql`
    select ${adverts.id}::text, ${adverts.name}, ${adverts.id}::text, ${adverts.countryId}, ${adverts.updatedAt}, null::timestamptz
    from ${adverts} where ${adverts.state} = 'submitted'`,
  certificate: (now) => sql`
    select ${dealerDocuments.id}::text, ${dealers.name} || ' · ' || ${dealerDocuments.name}, ${dealers.id}::text, ${dealers.countryId},
      ${dealerDocuments.addedAt}, ${endOfDay(sql`${dealerDocuments.validUntil}`)}
    from ${dealerDocuments} join ${dealers} on ${dealers.id} = ${dealerDocuments.dealerId}
    where ${dealerDocuments.kind} = 'certificate' and ${dealerDocuments.removedAt} is null
      and ${dealerDocuments.validUntil} <= ${siteDay(now)}::date + ${CERTIFICATE_NOTICE_DAYS}::int`,
  // By the rule of the gauge and of /support/betrieb.
  'price-feed': (now) => sql`
    select ${dealers.id}::text, ${dealers.name}, ${dealers.id}::text, ${dealers.countryId}, max(${dealerKeys.lastUsedAt}), null::timestamptz
    from ${dealerKeys} join ${dealers} on ${dealers.id} = ${dealerKeys.dealerId}
    where ${dealerKeys.endedAt} is null and ${dealerKeys.lastUsedAt} is not null and ${dealers.lockedAt} is null
    group by ${dealers.id} having max(${dealerKeys.lastUsedAt}) < ${at(new Date(now.getTime() - FEED_SILENT_HOURS * HOUR_MS))}`,
  month: (now) => sql`
    select to_char(m.month, 'YYYY-MM'), to_char(m.month, 'MM/YYYY'), to_char(m.month, 'YYYY-MM'), null::smallint,
      ((m.month + interval '1 month') at time zone ${TIME_ZONE}), null::timestamptz
    from (select coalesce((select (max(${commissionMonths.month}) + interval '1 month')::date from ${commissionMonths}),
      (select min(${commissions.month}) from ${commissions}))::timestamp as month) m
    where m.month + interval '1 month' <= ${siteDay(now)}::date`,
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
