import { users } from '@heizplatz/api-identity';
import { DELIVERED_STATES, orders } from '@heizplatz/api-ordering';
import type { Database } from '@heizplatz/api-platform';
import { and, asc, between, eq, exists, inArray, isNull, notExists, sql } from 'drizzle-orm';
import { invitationObjections, reviewInvitations, reviews } from './schema';

/** Empty for a deleted user: there is no one left to invite. */
export async function insertObjection(db: Database, userId: number, at: Date): Promise<void> {
  const objecting = db
    .select({ userId: users.id, at: sql<Date>`${at.toISOString()}::timestamptz`.as('at') })
    .from(users)
    .where(eq(users.id, userId));
  await db.insert(invitationObjections).select(objecting).onConflictDoNothing();
}

/** False when somebody else has claimed it: an order is invited for once. */
export async function claimInvitation(tx: Database, orderId: string, sentAt: Date): Promise<boolean> {
  const rows = await tx.insert(reviewInvitations).values({ orderId, sentAt }).onConflictDoNothing().returning();
  return rows.length > 0;
}

interface Target {
  /** ISO days of delivery, both within. */
  readonly deliveredFrom: string;
  readonly deliveredUntil: string;
  readonly limit: number;
}

export interface Invited {
  readonly orderId: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
}

const ofOrder = (table: typeof reviews | typeof reviewInvitations, db: Database) =>
  db
    .select({ one: sql`1` })
    .from(table)
    .where(eq(table.orderId, orders.id));

/** Delivered orders of customers with an account who did not object and have not rated. */
const rateable = (db: Database) => {
  const objection = db
    .select({ one: sql`1` })
    .from(invitationObjections)
    .where(eq(invitationObjections.userId, users.id));
  return and(
    inArray(orders.state, [...DELIVERED_STATES]),
    eq(users.isGuest, false),
    isNull(users.lockedAt),
    notExists(ofOrder(reviews, db)),
    notExists(objection),
  );
};

const invitable = (db: Database) => and(rateable(db), notExists(ofOrder(reviewInvitations, db)));

const invited = {
  orderId: orders.id,
  email: users.email,
  firstName: users.firstName,
  lastName: users.lastName,
};

/** Delivered orders of customers with an account who did not object, neither rated nor invited for; the oldest first. */
export function ordersToInvite(db: Database, { deliveredFrom, deliveredUntil, limit }: Target): Promise<Invited[]> {
  return db
    .select(invited)
    .from(orders)
    .innerJoin(users, eq(users.id, orders.userId))
    .where(and(invitable(db), between(orders.deliveredOn, deliveredFrom, deliveredUntil)))
    .orderBy(asc(orders.deliveredOn), asc(orders.id))
    .limit(limit);
}

/** Whether it still may be sent, with the order locked; undefined: not any more. */
export async function lockInvited(tx: Database, orderId: string): Promise<Invited | undefined> {
  const [row] = await tx
    .select(invited)
    .from(orders)
    .innerJoin(users, eq(users.id, orders.userId))
    .where(and(eq(orders.id, orderId), invitable(tx)))
    .for('update', { of: orders });
  return row;
}

/** The person who was invited for an order and can still rate it; undefined if there is none. */
export async function findInvited(db: Database, orderId: string): Promise<Invited | undefined> {
  const [row] = await db
    .select(invited)
    .from(orders)
    .innerJoin(users, eq(users.id, orders.userId))
    .where(and(eq(orders.id, orderId), rateable(db), exists(ofOrder(reviewInvitations, db))));
  return row;
}
