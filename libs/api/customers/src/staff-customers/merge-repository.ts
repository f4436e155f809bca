import { cancellationComments, invitationObjections, reviews } from '@heizplatz/api-after-sales';
import {
  addressAccess,
  addresses,
  findUserAddresses,
  addressFingerprint,
  type AddressRow,
  notifications,
  presentAddress,
  users,
} from '@heizplatz/api-identity';
import { idempotencyKeys, orderProcesses, orders } from '@heizplatz/api-ordering';
import { type Database, isEmail } from '@heizplatz/api-platform';
import { and, asc, eq, exists, inArray, isNotNull, isNull, ne, notExists, sql } from 'drizzle-orm';
import { customerNotes } from './schema';

/** Two addresses are one where the same kind of address names the same place and person. */
const getKey = (row: AddressRow): string =>
  [row.addressType, addressFingerprint(presentAddress(row)), row.lastName.trim().toLowerCase()].join(' ');

/** Ids of addresses of the one that goes which the one that stays has already. */
export async function sameAddresses(db: Database, staysId: number, goesId: number): Promise<number[]> {
  const known = new Set((await findUserAddresses(db, staysId)).map(getKey));
  return (await findUserAddresses(db, goesId)).filter((row) => known.has(getKey(row))).map(({ id }) => id);
}

/** Guests of a mailbox who have ordered and are not ordering right now, by number. */
export async function findGuestsOf(db: Database, email: string): Promise<number[]> {
  const hasOrdered = db.select({ id: orders.id }).from(orders).where(eq(orders.userId, users.id));
  const isOrdering = db
    .select({ id: orderProcesses.userId })
    .from(orderProcesses)
    .where(and(eq(orderProcesses.userId, users.id), isNull(orderProcesses.orderId)));
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(isEmail(users.email, email), eq(users.isGuest, true), exists(hasOrdered), notExists(isOrdering)))
    .orderBy(asc(users.id));
  return rows.map(({ id }) => id);
}

/** How much hangs on an account. */
export async function countBelongings(db: Database, userId: number) {
  return {
    Orders: await db.$count(orders, eq(orders.userId, userId)),
    Addresses: await db.$count(addresses, eq(addresses.userId, userId)),
    Notifications: await db.$count(
      notifications,
      and(eq(notifications.userId, userId), ne(notifications.kind, 'news')),
    ),
    Notes: await db.$count(customerNotes, eq(customerNotes.userId, userId)),
    Reviews: await db.$count(reviews, eq(reviews.userId, userId)),
  };
}

interface Move {
  readonly staysId: number;
  readonly goesId: number;
}

async function moveAddresses(tx: Database, { staysId, goesId }: Move): Promise<void> {
  const same = await sameAddresses(tx, staysId, goesId);
  if (same.length > 0) await tx.delete(addresses).where(inArray(addresses.id, same));
  const moved = { userId: staysId, isDefault: false };
  await tx.update(addresses).set(moved).where(eq(addresses.userId, goesId));
  const known = tx
    .select({ fingerprint: addressAccess.addressFingerprint })
    .from(addressAccess)
    .where(eq(addressAccess.userId, staysId));
  await tx
    .update(addressAccess)
    .set({ userId: staysId })
    .where(and(eq(addressAccess.userId, goesId), sql`${addressAccess.addressFingerprint} not in ${known}`));
}

/**
 * Moves all dependent data of one account to the other, and deletes the first. A subscription of news is not moved:
 * it was requested for another mailbox. Drafts that were not placed are deleted.
 */
export async function moveBelongings(tx: Database, move: Move): Promise<void> {
  const { staysId, goesId } = move;
  const userId = staysId;
  await tx.update(orders).set({ userId }).where(eq(orders.userId, goesId));
  await moveAddresses(tx, move);
  const isPriceAlert = and(eq(notifications.userId, goesId), ne(notifications.kind, 'news'));
  await tx.update(notifications).set({ userId }).where(isPriceAlert);
  await tx.update(customerNotes).set({ userId }).where(eq(customerNotes.userId, goesId));
  await tx.update(reviews).set({ userId }).where(eq(reviews.userId, goesId));
  await tx.update(cancellationComments).set({ fkUserId: userId }).where(eq(cancellationComments.fkUserId, goesId));
  await tx.execute(
    sql`insert into ${invitationObjections} (user_id, at) select ${staysId}, at from ${invitationObjections} where user_id = ${goesId} on conflict do nothing`,
  );
  const isPlaced = and(eq(orderProcesses.userId, goesId), isNotNull(orderProcesses.orderId));
  await tx.update(orderProcesses).set({ userId }).where(isPlaced);
  await tx.delete(orderProcesses).where(eq(orderProcesses.userId, goesId));
  await tx.delete(idempotencyKeys).where(eq(idempotencyKeys.ownerId, goesId));
  await tx.delete(users).where(eq(users.id, goesId));
}
