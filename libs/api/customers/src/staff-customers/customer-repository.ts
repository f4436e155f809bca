import { notifications } from '@heizplatz/api-identity';
import { orders } from '@heizplatz/api-ordering';
import { type Database, outbox } from '@heizplatz/api-platform';
import { desc, eq, inArray } from 'drizzle-orm';
import { customerNotes } from './schema';

const NEWEST = 50;

/** The newest 50, as far as a list shows them. */
export function findCustomerOrders(db: Database, userId: number) {
  const { id, number, placedAt, state, productGroupId, countryId, amount, totalCents } = orders;
  return db
    .select({ id, number, placedAt, state, productGroupId, countryId, amount, totalCents })
    .from(orders)
    .where(eq(orders.userId, userId))
    .orderBy(desc(placedAt))
    .limit(NEWEST);
}

export const countOrdersOf = (db: Database, userId: number): Promise<number> =>
  db.$count(orders, eq(orders.userId, userId));

export const findNotifications = (db: Database, userId: number) =>
  db
    .select()
    .from(notifications)
    .where(eq(notifications.userId, userId))
    .orderBy(desc(notifications.createdAt))
    .limit(NEWEST);

export const findNotes = (db: Database, userId: number) =>
  db.select().from(customerNotes).where(eq(customerNotes.userId, userId)).orderBy(desc(customerNotes.id));

/** Mailboxes that the customer was written to: its own, and those that its orders were placed with. */
export async function findMailboxes(db: Database, userId: number, email: string): Promise<string[]> {
  const rows = await db
    .selectDistinct({ email: orders.email })
    .from(orders)
    .where(eq(orders.userId, userId))
    .limit(NEWEST);
  return [...new Set([email, ...rows.map((row) => row.email)])];
}

/** The newest 50, without their bodies: what stands in them is the customer's. */
export function mailsToMailboxes(db: Database, mailboxes: readonly string[]) {
  const { id, kind, subject, state, createdAt, recipient } = outbox;
  return db
    .select({ id, kind, subject, state, createdAt, recipient })
    .from(outbox)
    .where(inArray(recipient, [...mailboxes]))
    .orderBy(desc(createdAt))
    .limit(NEWEST);
}

type NewNote = typeof customerNotes.$inferInsert;

export async function insertNote(tx: Database, note: NewNote): Promise<void> {
  await tx.insert(customerNotes).values(note);
}
