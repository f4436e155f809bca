import { type Account, newestLink, users } from '@heizplatz/api-identity';
import type { Database } from '@heizplatz/api-platform';
import type { DealerLogin } from '@heizplatz/contract';
import { and, asc, eq } from 'drizzle-orm';
import { dealers } from '../dealers/schema';
import { dealerLogins } from './schema';

async function presentLogin(
  db: Database,
  { user, isMain }: { readonly user: Account; readonly isMain: boolean },
  now: Date,
): Promise<DealerLogin> {
  const isInvited = user.passwordHash === null;
  const link = isInvited ? await newestLink(db, user.id, 'password') : null;
  return {
    UserId: user.id,
    FirstName: user.firstName,
    LastName: user.lastName,
    Email: user.email,
    IsMain: isMain,
    IsInvited: isInvited,
    InvitedUntil: link && link.usedAt === null && link.expiresAt > now ? link.expiresAt.toISOString() : null,
    LastLoginAt: user.lastLoginAt?.toISOString() ?? null,
    LockedAt: user.lockedAt?.toISOString() ?? null,
  };
}

/** All of a dealer's, by name. */
export async function readDealerLogins(db: Database, dealerId: number, now: Date): Promise<DealerLogin[]> {
  const rows = await db
    .select({ user: users, isMain: dealerLogins.isMain })
    .from(dealerLogins)
    .innerJoin(users, eq(users.id, dealerLogins.userId))
    .where(eq(dealerLogins.dealerId, dealerId))
    .orderBy(asc(users.lastName), asc(users.firstName), asc(users.id));
  const logins: DealerLogin[] = [];
  for (const row of rows) logins.push(await presentLogin(db, row, now));
  return logins;
}

export async function insertDealerLogin(tx: Database, login: typeof dealerLogins.$inferInsert): Promise<void> {
  await tx.insert(dealerLogins).values(login);
}

/** Locked until the transaction ends; undefined for users who log in for another dealer or for none. */
export async function lockDealerLogin(tx: Database, login: { readonly dealerId: number; readonly userId: number }) {
  const [row] = await tx
    .select({ user: users })
    .from(dealerLogins)
    .innerJoin(users, eq(users.id, dealerLogins.userId))
    .where(and(eq(dealerLogins.userId, login.userId), eq(dealerLogins.dealerId, login.dealerId)))
    .for('update');
  return row?.user;
}

/** The dealer that a user logs in for; undefined: none. */
export async function findOwnDealer(db: Database, userId: number) {
  const [row] = await db
    .select({ id: dealers.id, name: dealers.name, isMain: dealerLogins.isMain, lockedAt: dealers.lockedAt })
    .from(dealerLogins)
    .innerJoin(dealers, eq(dealers.id, dealerLogins.dealerId))
    .where(eq(dealerLogins.userId, userId));
  return row;
}
