import type { Database } from '@heizplatz/api-platform';
import { ROLES } from '@heizplatz/identity';
import { and, desc, eq, gt, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import { refreshFamilies, secondFactors, users } from '../users/schema';
import type { Account } from '../users/user-repository';

/** Who is more than a customer: neither guests, plain customers nor dealers. Backed by the index users_people. */
export const IS_PERSON: SQL = sql`not ${users.isGuest} and ${users.roles} <> '{Role_Customer}' and ${users.roles} <> '{}'`;

/** Locked until the transaction ends; null for customers, dealers and nobody. */
export async function lockPerson(tx: Database, personId: number): Promise<Account | null> {
  const [row] = await tx
    .select()
    .from(users)
    .where(and(eq(users.id, personId), IS_PERSON))
    .for('update');
  return row ?? null;
}

export async function findPerson(db: Database, personId: number): Promise<Account | null> {
  const [row] = await db
    .select()
    .from(users)
    .where(and(eq(users.id, personId), IS_PERSON));
  return row ?? null;
}

/** Admins beside this one who can log in. */
export async function countOtherAdmins(tx: Database, personId: number): Promise<number> {
  const isAdmin = sql`${ROLES.admin} = any(${users.roles}) and ${users.passwordHash} is not null`;
  return tx.$count(users, and(ne(users.id, personId), isAdmin, isNull(users.lockedAt)));
}

/** Whether a second factor is in force. */
export async function hasSecondFactor(db: Database, personId: number): Promise<boolean> {
  return (await db.$count(secondFactors, and(eq(secondFactors.userId, personId), sql`confirmed_at is not null`))) > 0;
}

/** Logins that are open now, its own and those in which it acts, the newest first. */
export function openSessionsOf(db: Database, personId: number, now: Date) {
  const { id, createdAt, actingUserId, userId, endedAt, expiresAt } = refreshFamilies;
  return db
    .select({ id, createdAt, actingUserId })
    .from(refreshFamilies)
    .where(and(or(eq(userId, personId), eq(actingUserId, personId)), isNull(endedAt), gt(expiresAt, now)))
    .orderBy(desc(createdAt))
    .limit(50);
}
