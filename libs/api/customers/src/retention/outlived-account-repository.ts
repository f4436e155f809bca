import { type Account, users } from '@heizplatz/api-identity';
import { OPEN_STATES, orders } from '@heizplatz/api-ordering';
import type { Database } from '@heizplatz/api-platform';
import { ROLES } from '@heizplatz/identity';
import { and, eq, inArray, lt, notExists, sql } from 'drizzle-orm';

const lastUse = (db: Database) => {
  const lastOrder = db
    .select({ at: sql`max(${orders.placedAt})` })
    .from(orders)
    .where(eq(orders.userId, users.id));
  return sql`greatest(${users.createdAt}, ${users.lastLoginAt}, (${lastOrder}))`;
};

/** Customers' accounts unused for years, whose orders are completed; never those of staff and dealers. */
function isUnused(db: Database, before: Date) {
  const open = db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.userId, users.id), inArray(orders.state, [...OPEN_STATES])));
  return and(
    eq(users.isGuest, false),
    sql`${users.roles} <@ array[${ROLES.customer}]::text[]`,
    lt(users.createdAt, before),
    sql`${lastUse(db)} < ${before.toISOString()}`,
    notExists(open),
  );
}

interface UnusedAccounts {
  readonly usedBefore: Date;
  /** Customers who were notified before then, and did not come back; null: those not yet notified. */
  readonly toldBefore: Date | null;
}

export async function findUnusedAccounts(
  db: Database,
  { usedBefore, toldBefore }: UnusedAccounts,
  limit: number,
): Promise<number[]> {
  const isNotified = sql`coalesce(${users.endAnnouncedAt} >= ${lastUse(db)}, false)`;
  const isNext = toldBefore === null ? sql`not ${isNotified}` : and(isNotified, lt(users.endAnnouncedAt, toldBefore));
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(isUnused(db, usedBefore), isNext))
    .orderBy(users.id)
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** Undefined when it was used meanwhile. */
export async function recordEndAnnounced(
  tx: Database,
  userId: number,
  { usedBefore, at }: { readonly usedBefore: Date; readonly at: Date },
): Promise<Account | undefined> {
  const [notice] = await tx
    .update(users)
    .set({ endAnnouncedAt: at })
    .where(and(eq(users.id, userId), isUnused(tx, usedBefore)))
    .returning();
  return notice;
}

/** Locked until the transaction ends; undefined when it was used meanwhile. */
export async function lockUnusedAccount(tx: Database, userId: number, usedBefore: Date): Promise<Account | undefined> {
  const [unused] = await tx
    .select()
    .from(users)
    .where(and(eq(users.id, userId), isUnused(tx, usedBefore)))
    .for('update');
  return unused;
}
