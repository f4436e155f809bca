import { ANONYMOUS, reviews } from '@heizplatz/api-after-sales';
import { refreshFamilies, refreshTokens, users } from '@heizplatz/api-identity';
import { idempotencyKeys, OPEN_STATES, orderProcesses, orders } from '@heizplatz/api-ordering';
import { type Database, endedBefore, TERMS } from '@heizplatz/api-platform';
import { and, eq, gt, gte, inArray, isNull, lt, notExists, or } from 'drizzle-orm';

const BATCH = 500;

/** Guests who can neither come back to what they began nor have ordered lately; orders hold copies of what they need. */
function hasEnded(db: Database, now: Date) {
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
  const isLate = or(gte(orders.placedAt, endedBefore(TERMS.guest, now)), inArray(orders.state, [...OPEN_STATES]));
  const order = db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.userId, users.id), isLate));
  return and(
    eq(users.isGuest, true),
    lt(users.createdAt, endedBefore(TERMS.guestWithoutOrder, now)),
    notExists(login),
    notExists(draft),
    notExists(order),
  );
}

async function endBatch(tx: Database, now: Date): Promise<number> {
  const rows = await tx
    .select({ id: users.id })
    .from(users)
    .where(hasEnded(tx, now))
    .limit(BATCH)
    .for('update', { skipLocked: true });
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return 0;
  await tx.delete(orderProcesses).where(inArray(orderProcesses.userId, ids));
  await tx.delete(idempotencyKeys).where(inArray(idempotencyKeys.ownerId, ids));
  await tx.update(reviews).set({ shownName: ANONYMOUS }).where(inArray(reviews.userId, ids));
  await tx.delete(users).where(inArray(users.id, ids));
  return ids.length;
}

/** Removes guests with their addresses, access notes and logins. */
export async function endGuests(db: Database, now: Date): Promise<void> {
  while ((await db.transaction((tx) => endBatch(tx, now))) === BATCH) continue;
}
