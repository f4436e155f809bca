import { reports, withdrawals } from '@heizplatz/api-after-sales';
import {
  creditAuthorisations,
  orderNotes,
  orderPositions,
  orderProcesses,
  type OrderRow,
  orders,
  inquiries,
} from '@heizplatz/api-ordering';
import { type Database, isEmail } from '@heizplatz/api-platform';
import { asc, desc, eq, getTableColumns, inArray, sql } from 'drizzle-orm';

/** On all sites, the newest first. */
export const findOrders = (db: Database, userId: number): Promise<OrderRow[]> =>
  db.select().from(orders).where(eq(orders.userId, userId)).orderBy(desc(orders.placedAt));

export const findPositions = (db: Database, orderIds: readonly string[]) =>
  db
    .select()
    .from(orderPositions)
    .where(inArray(orderPositions.orderId, [...orderIds]))
    .orderBy(asc(orderPositions.orderId), asc(orderPositions.position));

export const findOrderNotes = (db: Database, orderIds: readonly string[]) =>
  db
    .select()
    .from(orderNotes)
    .where(inArray(orderNotes.orderId, [...orderIds]))
    .orderBy(asc(orderNotes.id));

export const findDrafts = (db: Database, userId: number) =>
  db.select().from(orderProcesses).where(eq(orderProcesses.userId, userId)).orderBy(desc(orderProcesses.createdAt));

/** Inquiries sent with an e-mail. */
export const findRequests = (db: Database, email: string) =>
  db.select().from(inquiries).where(isEmail(inquiries.email, email)).orderBy(desc(inquiries.sentAt));

/** Contents that were reported with an e-mail. */
export const findReports = (db: Database, email: string) =>
  db.select().from(reports).where(isEmail(reports.email, email)).orderBy(desc(reports.sentAt));

/** About the user's orders, and those sent with its e-mail that match no order. */
export const findWithdrawals = (db: Database, { userId, email }: { userId: number; email: string }) =>
  db
    .select(getTableColumns(withdrawals))
    .from(withdrawals)
    .leftJoin(orders, eq(orders.id, withdrawals.orderId))
    .where(
      sql`${orders.userId} = ${userId} or (${withdrawals.orderId} is null and ${isEmail(withdrawals.email, email)})`,
    )
    .orderBy(desc(withdrawals.receivedAt));

/** Requests to payment providers about the user's orders. */
export function findCreditChecks(db: Database, userId: number) {
  const { totalCents, state, reason, consentAt, requestedAt, settledAt } = creditAuthorisations;
  return db
    .select({ number: orders.number, totalCents, state, reason, consentAt, requestedAt, settledAt })
    .from(creditAuthorisations)
    .innerJoin(orders, eq(orders.id, creditAuthorisations.orderId))
    .where(eq(orders.userId, userId))
    .orderBy(desc(requestedAt));
}
