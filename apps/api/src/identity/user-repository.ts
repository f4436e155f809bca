import type { User } from '@heizplatz/identity';
import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../database/database';
import { orders } from '../orders/schema';
import { users } from './schema';

type NewUser = typeof users.$inferInsert;

/** A user as tokens name it; null when it is gone or locked. */
export async function openUserById(db: Database, userId: number): Promise<User | null> {
  const [row] = await db.select().from(users).where(eq(users.id, userId));
  if (!row || row.lockedAt) return null;
  const { id, title1, title2, roles, isGuest, firstName, lastName } = row;
  const [order] = await db.select({ id: orders.id }).from(orders).where(eq(orders.userId, id)).limit(1);
  const hasAnyOrder = order !== undefined;
  return { id, title1, title2, roles, isGuest, firstName, lastName, hasAnyOrder, isImpersonatedS: false };
}

/** Who may log in by this e-mail, whatever its case; guests never. */
export async function credentialsByEmail(db: Database, email: string) {
  const { id, passwordHash, redirectUrl, lockedAt } = users;
  const [row] = await db
    .select({ id, passwordHash, redirectUrl, lockedAt })
    .from(users)
    .where(and(eq(sql`lower(${users.email})`, email.toLowerCase()), eq(users.isGuest, false)));
  return row ?? null;
}

/** Gives the new user's id. A customer's e-mail that is taken violates users_email_unique. */
export async function insertUser(db: Database, user: NewUser): Promise<number> {
  const [row] = await db.insert(users).values(user).returning({ id: users.id });
  if (!row) throw new Error('no user was inserted');
  return row.id;
}
