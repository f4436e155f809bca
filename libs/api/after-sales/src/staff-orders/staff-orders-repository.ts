import { orderNumberInput, users } from '@heizplatz/api-identity';
import { findOrder, orderNotes, orderPositions, type OrderRow, orders } from '@heizplatz/api-ordering';
import { type Database, isUuid, outbox, type StoredMail } from '@heizplatz/api-platform';
import { and, asc, desc, eq, gt, inArray, ne } from 'drizzle-orm';

export type NoteRow = typeof orderNotes.$inferSelect;

const VISIBLE_MAILS = 100;

/** By its id, or by the number that people say. */
export async function findOrderNamed(db: Database, name: string): Promise<OrderRow | undefined> {
  if (isUuid(name)) return findOrder(db, name);
  const [row] = await db
    .select()
    .from(orders)
    .where(eq(orders.number, orderNumberInput(name)));
  return row;
}

/** The oldest first. */
export const findNotes = (db: Database, orderId: string): Promise<NoteRow[]> =>
  db.select().from(orderNotes).where(eq(orderNotes.orderId, orderId)).orderBy(asc(orderNotes.id));

/** Whether the same was written since then: a double click, or a form resubmitted after a lost response. */
export async function hasDuplicateNote(
  db: Database,
  { orderId, userId, text }: Pick<NoteRow, 'orderId' | 'userId' | 'text'>,
  since: Date,
): Promise<boolean> {
  const isDuplicate = [eq(orderNotes.orderId, orderId), eq(orderNotes.userId, userId), eq(orderNotes.text, text)];
  return (await db.$count(orderNotes, and(...isDuplicate, gt(orderNotes.at, since)))) > 0;
}

export async function insertNote(tx: Database, note: typeof orderNotes.$inferInsert): Promise<void> {
  await tx.insert(orderNotes).values(note);
}

/** The newest first, without their bodies. */
export function findMails(db: Database, orderId: string) {
  const { id, kind, recipient, subject, state, createdAt, lastError, bouncedAt, bounceReason } = outbox;
  return db
    .select({ id, kind, recipient, subject, state, createdAt, lastError, bouncedAt, bounceReason })
    .from(outbox)
    .where(eq(outbox.orderId, orderId))
    .orderBy(desc(outbox.createdAt), desc(outbox.id))
    .limit(VISIBLE_MAILS);
}
export type OrderMailRow = Awaited<ReturnType<typeof findMails>>[number];

/** One mail of this order; another order's is undefined too. */
export async function findOrderMail(db: Database, orderId: string, id: string): Promise<StoredMail | undefined> {
  const [row] = await db
    .select()
    .from(outbox)
    .where(and(eq(outbox.id, id), eq(outbox.orderId, orderId)));
  return row;
}

/** Whether the same mail went to the same mailbox since then. */
export async function hasDuplicateMail(db: Database, mail: StoredMail, since: Date): Promise<boolean> {
  const { kind, recipient, subject, orderId, id, createdAt } = outbox;
  if (mail.orderId === null) return false;
  const isDuplicate = [eq(orderId, mail.orderId), eq(kind, mail.kind), eq(recipient, mail.recipient)];
  return (
    (await db.$count(outbox, and(...isDuplicate, eq(subject, mail.subject), ne(id, mail.id), gt(createdAt, since)))) > 0
  );
}

/** The split anew, after another offer took the first one's place. */
export async function replacePositions(
  tx: Database,
  orderId: string,
  positions: readonly Omit<typeof orderPositions.$inferInsert, 'orderId'>[],
): Promise<void> {
  await tx.delete(orderPositions).where(eq(orderPositions.orderId, orderId));
  await tx.insert(orderPositions).values(positions.map((position) => ({ ...position, orderId })));
}

/** Authors of events; those who are gone are missing. */
export const findUsers = (db: Database, ids: readonly number[]): Promise<(typeof users.$inferSelect)[]> =>
  db
    .select()
    .from(users)
    .where(inArray(users.id, [...ids]));
