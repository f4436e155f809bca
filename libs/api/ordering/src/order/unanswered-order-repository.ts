import { type SQL, sql } from 'drizzle-orm';
import { DAY_MS } from '@heizplatz/country';
import { orders } from './schema';

/** An unanswered order is of use to nobody after that. */
const VISIBLE_DAYS = 30;

/**
 * The condition of orders whose dealer let its time to answer pass within the last 30 days: neither an answer nor a proposed
 * day. A job expires them soon after the deadline; somebody still has to speak with the dealer, and often with the customer.
 */
export function isUnanswered(now: Date): SQL {
  const since = new Date(now.getTime() - VISIBLE_DAYS * DAY_MS).toISOString();
  return sql`${orders.state} in ('placed', 'expired') and ${orders.confirmUntil} is null and ${orders.proposedWindow} is null
    and ${orders.answerDueAt} <= ${now.toISOString()}::timestamptz and ${orders.answerDueAt} > ${since}::timestamptz
    and not exists (select from order_events e where e.order_id = ${orders.id} and e.kind = 'date-proposed')`;
}
