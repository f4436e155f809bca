import { reviews } from '@heizplatz/api-after-sales';
import { refreshFamilies, refreshTokens, users } from '@heizplatz/api-identity';
import { idempotencyKeys, OPEN_STATES, orderProcesses, orders } from '@heizplatz/api-ordering';
import { type Database, erasedColumns } from '@heizplatz/api-platform';
import { and, eq, gt, gte, inArray, isNull, lt, notExists, or } from 'drizzle-orm';

export interface GuestTerms {
  readonly now: Date;
  /** Those of an order since then stay. */
  readonly orderedBefore: Date;
  readonly createdBefore: Date;
}

/** Guests who can neither come back to what they began nor have ordered lately; orders hold copies of what they need. */
function hasEnded(db: Database, { now, orderedBefore, createdBefore }: GuestTerms) {
  const login = db
    .select({ id: refreshFamilies.id })
    .from(refreshFamilies)
    .innerJoin(refreshTokens, eq(refreshTokens.familyId, refreshFamilies.id))
    .where(
      and(eq(refreshFamilies.userId, users.id), isNull(refreshFamilies.endedAt), gt(refreshTokens.expiresAt, now)),
    );
  const draft = db
    .select({ id: orderProcesses.id })
    .from(orderProcesses)
    .where(and(eq(orderProcesses.userId, users.id), gt(orderProcesses.expiresAt, now)));
  const isLate = or(gte(orders.placedAt, orderedBefore), inArray(orders.state, [...OPEN_STATES]));
  const order = db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.userId, users.id), isLate));
  return and(
    eq(users.isGuest, true),
    lt(users.createdAt, createdBefore),
    notExists(login),
    notExists(draft),
    notExists(order),
  );
}

/** Locked until the transaction ends; others that end guests at the same time take the rest. */
export async function lockEndedGuests(tx: Database, terms: GuestTerms, limit: number): Promise<number[]> {
  const rows = await tx
    .select({ id: users.id })
    .from(users)
    .where(hasEnded(tx, terms))
    .limit(limit)
    .for('update', { skipLocked: true });
  return rows.map(({ id }) => id);
}

/** With drafts, addresses, access notes and logins; their reviews bear another name. */
export async function deleteGuests(tx: Database, userIds: readonly number[]): Promise<void> {
  const ids = [...userIds];
  await tx.delete(orderProcesses).where(inArray(orderProcesses.userId, ids));
  await tx.delete(idempotencyKeys).where(inArray(idempotencyKeys.ownerId, ids));
  await tx
    .update(reviews)
    .set(erasedColumns(reviews, ['account']))
    .where(inArray(reviews.userId, ids));
  await tx.delete(users).where(inArray(users.id, ids));
}
