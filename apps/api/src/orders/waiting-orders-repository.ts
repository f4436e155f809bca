import { and, asc, eq, isNull, lte, notExists } from 'drizzle-orm';
import type { Database } from '../database/database';
import { orderEvents, orders } from './schema';

/** So many a run; what is left waits for the next. */
const BATCH = 200;

/** Ids of orders whose dealer has not answered until now, the longest overdue first. */
export async function overdueOrders(db: Database, now: Date): Promise<string[]> {
  const rows = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.state, 'placed'), lte(orders.answerDueAt, now)))
    .orderBy(asc(orders.answerDueAt))
    .limit(BATCH);
  return rows.map(({ id }) => id);
}

/** Ids of orders placed until then, without an answer, a proposed date or a reminder. */
export async function unansweredOrders(db: Database, placedUntil: Date): Promise<string[]> {
  const reminder = db
    .select({ id: orderEvents.id })
    .from(orderEvents)
    .where(and(eq(orderEvents.orderId, orders.id), eq(orderEvents.kind, 'reminder')));
  const rows = await db
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        eq(orders.state, 'placed'),
        isNull(orders.proposedWindow),
        lte(orders.placedAt, placedUntil),
        notExists(reminder),
      ),
    )
    .orderBy(asc(orders.placedAt))
    .limit(BATCH);
  return rows.map(({ id }) => id);
}
