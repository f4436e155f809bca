import type { Database } from '@heizplatz/api-platform';
import { and, asc, eq, gt, inArray, isNull, lte, notExists } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { orderEvents, orders } from './schema';

/** So many a run; what is left waits for the next. */
const BATCH = 200;

/** Ids of orders whose dealer has not responded yet, the longest overdue first. */
export async function overdueOrders(db: Database, now: Date): Promise<string[]> {
  const rows = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.state, 'placed'), isNull(orders.confirmUntil), lte(orders.answerDueAt, now)))
    .orderBy(asc(orders.answerDueAt))
    .limit(BATCH);
  return rows.map(({ id }) => id);
}

/** Ids of orders whose mailbox was not proven until now. */
export async function unconfirmedOrders(db: Database, now: Date): Promise<string[]> {
  const rows = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.state, 'placed'), lte(orders.confirmUntil, now)))
    .orderBy(asc(orders.confirmUntil))
    .limit(BATCH);
  return rows.map(({ id }) => id);
}

/**
 * Ids of orders that their dealer received before then, without a response, a proposed date or a reminder to this
 * dealer.
 */
export async function unansweredOrders(db: Database, sentUntil: Date): Promise<string[]> {
  const change = alias(orderEvents, 'change');
  const isChange = and(eq(change.orderId, orders.id), inArray(change.kind, ['dealer-changed', 'confirmed']));
  const select = () => db.select({ id: change.id }).from(change);
  const reminder = db
    .select({ id: orderEvents.id })
    .from(orderEvents)
    .where(
      and(
        eq(orderEvents.orderId, orders.id),
        eq(orderEvents.kind, 'reminder'),
        notExists(select().where(and(isChange, gt(change.id, orderEvents.id)))),
      ),
    );
  const rows = await db
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        eq(orders.state, 'placed'),
        isNull(orders.confirmUntil),
        isNull(orders.proposedWindow),
        lte(orders.placedAt, sentUntil),
        notExists(select().where(and(isChange, gt(change.at, sentUntil)))),
        notExists(reminder),
      ),
    )
    .orderBy(asc(orders.placedAt))
    .limit(BATCH);
  return rows.map(({ id }) => id);
}
