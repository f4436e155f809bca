import { type Database, isEmail } from '@heizplatz/api-platform';
import type { User } from '@heizplatz/identity';
import { and, eq, ne, sql } from 'drizzle-orm';
import { users } from './schema';

type NewUser = typeof users.$inferInsert;
export type Account = typeof users.$inferSelect;

/**
 * A user without data of other modules: whether it has ordered, and who impersonates it. Null when it is deleted or
 * locked.
 */
export async function openUserById(db: Database, userId: number): Promise<User | null> {
  const row = await accountById(db, userId);
  if (!row || row.lockedAt) return null;
  const { id, title1, title2, roles, isGuest, firstName, lastName, countryIds } = row;
  const named = { id, title1, title2, roles, isGuest, firstName, lastName, ...(countryIds && { countryIds }) };
  return { ...named, hasAnyOrder: false, isImpersonatedS: false };
}

/** Guests and locked ones too; null when it is gone. */
export async function accountById(db: Database, userId: number): Promise<Account | null> {
  const [row] = await db.select().from(users).where(eq(users.id, userId));
  return row ?? null;
}

/** The account that this e-mail logs in to, ignoring case; locked ones too, guests never. */
export async function accountByEmail(db: Database, email: string): Promise<Account | null> {
  const [row] = await db
    .select()
    .from(users)
    .where(and(isEmail(users.email, email), eq(users.isGuest, false)));
  return row ?? null;
}

/** The account, locked until the transaction ends. */
export async function lockAccount(tx: Database, userId: number): Promise<Account | null> {
  const [row] = await tx.select().from(users).where(eq(users.id, userId)).for('update');
  return row ?? null;
}

/** Locked for other writers of what it owns until the transaction ends; false when it is gone. */
export async function lockOwnerRow(tx: Database, userId: number): Promise<boolean> {
  const rows = await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
  return rows.length > 0;
}

/** Gives the new user's id. A customer's e-mail that is taken violates users_email_unique. */
export async function insertUser(db: Database, user: NewUser): Promise<number> {
  const [row] = await db.insert(users).values(user).returning({ id: users.id });
  if (!row) throw new Error('no user was inserted');
  return row.id;
}

/** A customer's e-mail that is taken violates users_email_unique. */
export async function changeUser(db: Database, userId: number, changes: Partial<NewUser>): Promise<void> {
  await db.update(users).set(changes).where(eq(users.id, userId));
}

/** The consent to news in forms and export; an unchanged consent keeps its day. */
export async function setNewsletterWanted(tx: Database, userId: number, isRequired: boolean, now: Date): Promise<void> {
  await tx
    .update(users)
    .set({ newsletterWanted: isRequired, newsletterChangedAt: now })
    .where(and(eq(users.id, userId), ne(users.newsletterWanted, isRequired)));
}

export async function countUsersWithRole(db: Database, role: string): Promise<number> {
  return db.$count(users, sql`${role} = any(${users.roles})`);
}
