import { IS_PERSON, users } from '@heizplatz/api-identity';
import { orders } from '@heizplatz/api-ordering';
import { auditLog, auditOutcomes, type Database, outbox } from '@heizplatz/api-platform';
import { sql } from 'drizzle-orm';
import { fillInBulk } from '../fill-in-bulk';

/** Mails are stored as long as their orders; a year of them is enough for any list. */
const MAIL_DAYS = 365;
/** One order in so many has a line of staff, over the three years that lines are stored. */
const ORDERS_A_LINE = 4;
const LINE_DAYS = 1095;

/** Gives orders of customers after an id the mail that they were received by, and some of them what staff did about them. */
export async function insertCorrespondence(tx: Database, afterUserId: number): Promise<void> {
  const insertMails = async () => {
    await tx.execute(sql`
      insert into ${outbox} (id, country_id, kind, order_id, recipient, subject, text, html, attachments, state, attempts, created_at, done_at)
      select md5(id::text || 'mail')::uuid, country_id, 'order-received', id, email, 'Ihre Bestellung ' || number || ' ist eingegangen',
        'Guten Tag, wir haben Ihre Bestellung ' || number || ' erhalten.', '', '[]', 'sent', 1, placed_at, placed_at + interval '2 seconds'
      from ${orders} where user_id > ${afterUserId} and placed_at > now() - make_interval(days => ${MAIL_DAYS}::int)
      order by placed_at`);
  };
  await fillInBulk(tx, 'outbox', () => fillInBulk(tx, 'mail_words', insertMails));
  await tx.execute(sql`
    with staff as (select array_agg(id order by id) as ids from ${users} where ${IS_PERSON}),
    lines as (
      insert into ${auditLog} (at, request_id, country_id, ip, actor_id, actor_name, for_user_id, for_user_name, call_id, request)
      select placed_at + interval '1 hour', left(id::text, 8), country_id, '192.0.2.1',
        staff.ids[1 + user_id % cardinality(staff.ids)], 'Kundendienst', user_id, '', 'staffNoteOrder', jsonb_build_object('OrderId', id)
      from ${orders}, staff
      where user_id > ${afterUserId} and placed_at > now() - make_interval(days => ${LINE_DAYS}::int)
        and hashtext(id::text) % ${ORDERS_A_LINE}::int = 0
      order by placed_at returning id, at
    )
    insert into ${auditOutcomes} (audit_id, at, outcome)
    select id, at, case when id % 20 = 0 then 'VERSION_CONFLICT' else 'done' end from lines where id % 500 <> 0`);
}
