import type { Database } from '@heizplatz/api-platform';
import { and, desc, eq, inArray, isNotNull, isNull, lt, notInArray, or, sql } from 'drizzle-orm';
import { creditOperations } from '../credit/schema';
import { DELIVERED_STATES, OVER_STATES } from '../order/order-state';
import { orders } from '../order/schema';
import { creditAuthorisations } from './schema';

export type AuthorisationRow = typeof creditAuthorisations.$inferSelect;
type NewAuthorisation = Omit<typeof creditAuthorisations.$inferInsert, 'attempt' | 'state'>;

const ENDED = ['void-due', 'voided'];

/** The newest one of a process for the same content. */
export async function newestAuthorisation(
  db: Database,
  { processId, contentHash }: { processId: string; contentHash: string },
): Promise<AuthorisationRow | undefined> {
  const [row] = await db
    .select()
    .from(creditAuthorisations)
    .where(and(eq(creditAuthorisations.processId, processId), eq(creditAuthorisations.contentHash, contentHash)))
    .orderBy(desc(creditAuthorisations.attempt))
    .limit(1);
  return row;
}

/**
 * One for all concurrent requests: the active one of this content, or a new one after the previous one has ended.
 */
export async function claimAuthorisation(db: Database, query: NewAuthorisation): Promise<AuthorisationRow> {
  const known = await newestAuthorisation(db, query);
  if (known && !ENDED.includes(known.state)) return known;
  const attempt = (known?.attempt ?? 0) + 1;
  await db
    .insert(creditAuthorisations)
    .values({ ...query, attempt, state: 'requested' })
    .onConflictDoNothing();
  const claimed = await newestAuthorisation(db, query);
  if (!claimed) throw new Error('an authorisation is neither free nor taken');
  return claimed;
}

/** Records the provider's first response; returns the resulting row. */
export async function settleAuthorisation(
  db: Database,
  key: string,
  outcome: { state: 'accepted' | 'refused' | 'void-due'; settledAt: Date; providerReference?: string; reason?: string },
): Promise<{ row: AuthorisationRow; isOurs: boolean }> {
  const settled = await db
    .update(creditAuthorisations)
    .set(outcome)
    .where(and(eq(creditAuthorisations.key, key), eq(creditAuthorisations.state, 'requested')))
    .returning();
  const [row] = settled.length > 0 ? settled : await selectByKey(db, key);
  if (!row) throw new Error('an authorisation is gone');
  return { row, isOurs: settled.length > 0 };
}

const selectByKey = (db: Database, key: string) =>
  db.select().from(creditAuthorisations).where(eq(creditAuthorisations.key, key));

export async function findAuthorisation(db: Database, key: string): Promise<AuthorisationRow | undefined> {
  const [row] = await selectByKey(db, key);
  return row;
}

/** Binds an accepted one to the order that is placed on it; false when it has ended meanwhile. */
export async function bindAuthorisation(tx: Database, key: string, orderId: string): Promise<boolean> {
  const bound = await tx
    .update(creditAuthorisations)
    .set({ state: 'used', orderId })
    .where(and(eq(creditAuthorisations.key, key), eq(creditAuthorisations.state, 'accepted')))
    .returning({ key: creditAuthorisations.key });
  return bound.length > 0;
}

export async function markVoided(db: Database, key: string): Promise<void> {
  await db.update(creditAuthorisations).set({ state: 'voided' }).where(eq(creditAuthorisations.key, key));
}

/** Whether the credit that pays for an order has ended, or is about to. */
export async function hasEndedCredit(db: Database, orderId: string): Promise<boolean> {
  const isEnded = inArray(creditAuthorisations.state, ['void-due', 'voided']);
  const rows = await db
    .select({ key: creditAuthorisations.key })
    .from(creditAuthorisations)
    .where(and(eq(creditAuthorisations.orderId, orderId), isEnded));
  return rows.length > 0;
}

/** The order that is placed on it changed: the provider may have to follow. */
export async function markCreditDue(tx: Database, orderId: string, at: Date): Promise<void> {
  await tx
    .update(creditAuthorisations)
    .set({ reviewDueAt: at })
    .where(and(eq(creditAuthorisations.orderId, orderId), eq(creditAuthorisations.state, 'used')));
}

/**
 * The same for every finished or delivered order without any request to its provider: an older release did not mark
 * it.
 */
export async function markNeverReviewed(db: Database, at: Date): Promise<void> {
  const isSettled = and(inArray(orders.state, [...DELIVERED_STATES]), isNotNull(orders.settledCents));
  const dueOrders = db
    .select({ id: orders.id })
    .from(orders)
    .where(or(inArray(orders.state, [...OVER_STATES]), isSettled));
  const { state, orderId, reviewDueAt, key } = creditAuthorisations;
  const operations = db.select({ key: creditOperations.authorisationKey }).from(creditOperations);
  await db
    .update(creditAuthorisations)
    .set({ reviewDueAt: at })
    .where(and(eq(state, 'used'), isNull(reviewDueAt), inArray(orderId, dueOrders), notInArray(key, operations)));
}

/** Locked against changes until the transaction ends. */
export async function lockAuthorisation(tx: Database, key: string): Promise<AuthorisationRow | undefined> {
  const [row] = await selectByKey(tx, key).for('update');
  return row;
}

/** What is due to it is done, or it ends. */
export async function changeAuthorisation(
  tx: Database,
  key: string,
  changes: { state?: 'void-due'; reviewDueAt: null },
): Promise<void> {
  await tx.update(creditAuthorisations).set(changes).where(eq(creditAuthorisations.key, key));
}

/**
 * Authorisations accepted or requested before `unusedSince` and never used are to be voided. Marks them, and returns
 * the keys of all that are to be voided.
 */
export async function markVoidDue(db: Database, unusedSince: Date): Promise<string[]> {
  const { state, requestedAt, orderId, key } = creditAuthorisations;
  await db
    .update(creditAuthorisations)
    .set({ state: 'void-due' })
    .where(and(inArray(state, ['requested', 'accepted']), lt(requestedAt, unusedSince), isNull(orderId)));
  const due = await db.select({ key }).from(creditAuthorisations).where(eq(state, 'void-due')).limit(1000);
  return due.map((row) => row.key);
}

/** Forgets what came to nothing; what orders were placed on stays with them. */
export async function deleteEnded(db: Database, before: Date): Promise<void> {
  const { state, requestedAt, orderId } = creditAuthorisations;
  await db
    .delete(creditAuthorisations)
    .where(and(inArray(state, ['refused', 'voided']), lt(requestedAt, before), sql`${orderId} is null`));
}
