import { type RowId, type StaffListRows, matchesText } from '@heizplatz/api-identity';
import { inquiries, orderEvents, orderNotes, orders } from '@heizplatz/api-ordering';
import { type Database, outbox } from '@heizplatz/api-platform';
import type { CALLS, CallRequest, TimelineKind } from '@heizplatz/contract';
import { sql, type SQL } from 'drizzle-orm';
import { customerNotes } from '../staff-customers/schema';

type Query = CallRequest<typeof CALLS.staffCustomerTimeline>['query'];

/** Whose timeline: its number, and the mailboxes that it was written to. */
export interface TimelineOwner {
  readonly userId: number;
  readonly mailboxes: readonly string[];
}

export interface TimelineRow extends Record<string, unknown> {
  readonly id: string;
  readonly kind: TimelineKind;
  readonly at: string;
  readonly text: string;
  readonly author: string;
  readonly orderNumber: string | null;
  readonly eventKind: string | null;
  readonly state: string | null;
}

const textArray = (values: readonly string[]): SQL =>
  sql`array[${sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  )}]::text[]`;

/** Each source by an index of the customer, its orders or its mailboxes; call-backs by those that are confirmed. */
const entries = ({ userId, mailboxes }: TimelineOwner): SQL => sql`(
  select 'e' || ${orderEvents.id} as id, 'order' as kind, ${orderEvents.at} as at, coalesce(${orderEvents.note}, '') as text,
    ${orderEvents.authorKind} as author, ${orders.number} as "orderNumber", ${orderEvents.kind} as "eventKind", ${orderEvents.toState} as state
  from ${orderEvents} join ${orders} on ${orders.id} = ${orderEvents.orderId} where ${orders.userId} = ${userId}
  union all
  select 'm' || ${outbox.id}, 'mail', ${outbox.createdAt}, ${outbox.subject}, '', ${orders.number}, null, ${outbox.state}
  from ${outbox} left join ${orders} on ${orders.id} = ${outbox.orderId} where ${outbox.recipient} = any(${textArray(mailboxes)})
  union all
  select 'c' || ${inquiries.id}, 'call', ${inquiries.confirmedAt}, concat_ws(E'\\n', ${inquiries.phone}, nullif(${inquiries.message}, '')),
    'customer', null, null, null
  from ${inquiries} where ${inquiries.kind} = 'call-back' and ${inquiries.confirmedAt} is not null
    and lower(${inquiries.email}) = any(${textArray(mailboxes.map((mailbox) => mailbox.toLowerCase()))})
  union all
  select 'n' || ${customerNotes.id}, ${customerNotes.kind}, ${customerNotes.at}, ${customerNotes.text}, ${customerNotes.authorName}, null, null, null
  from ${customerNotes} where ${customerNotes.userId} = ${userId}
  union all
  select 'o' || ${orderNotes.id}, 'note', ${orderNotes.at}, ${orderNotes.text}, ${orderNotes.authorName}, ${orders.number}, null, null
  from ${orderNotes} join ${orders} on ${orders.id} = ${orderNotes.orderId} where ${orders.userId} = ${userId}
) as timeline`;

const SEARCHED = sql`staff_words(timeline.text, coalesce(timeline."orderNumber", ''))`;

/** The newest first; rows of one moment by their ids. */
export const timelineRows = (owner: TimelineOwner): StaffListRows<Query> => ({
  id: sql`timeline.id`,
  from: entries(owner),
  where: ({ kind, search }) => [kind === '' ? undefined : sql`timeline.kind = ${kind}`, matchesText(SEARCHED, search)],
  sorts: { at: sql`timeline.at` },
  defaultSort: '-at',
});

export async function findTimelineRows(
  db: Database,
  owner: TimelineOwner,
  ids: readonly RowId[],
): Promise<readonly TimelineRow[]> {
  const { rows } = await db.execute<TimelineRow>(
    sql`select timeline.* from ${entries(owner)} where timeline.id = any(${textArray(ids.map(String))})`,
  );
  return rows;
}
