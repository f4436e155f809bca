import type { Database } from '@heizplatz/api-platform';
import type { CountryId } from '@heizplatz/contract';
import { and, count, eq, gt, isNull, lt, ne, or } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { refreshFamilies, refreshTokens, users } from '../users/schema';

export interface StoredRefresh {
  readonly familyId: string;
  readonly userId: number;
  /** The impersonator; null: the user itself. */
  readonly actingUserId: number | null;
  /** The actor's own login. */
  readonly restingFamilyId: string | null;
  /** Of an impersonation that was begun on another country's site. */
  readonly returnCountryId: number | null;
  readonly expiresAt: Date;
  readonly usedAt: Date | null;
  readonly sessionExpiresAt: Date;
  readonly endedAt: Date | null;
  readonly restsSince: Date | null;
}

export interface NewSession {
  readonly userId: number;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  readonly tokenHash: string;
  readonly tokenExpiresAt: Date;
  readonly actingUserId?: number;
  readonly restingFamilyId?: string;
  readonly returnCountryId?: CountryId;
}

/** Why a login was ended. */
export type EndReason =
  | 'logout'
  | 'reuse'
  | 'replaced'
  | 'password'
  | 'switched'
  | 'registered'
  | 'locked'
  | 'roles'
  | 'staff';

/** A login's family with its first token; gives its id. */
export async function insertSession(
  db: Database,
  { tokenHash, tokenExpiresAt, ...session }: NewSession,
): Promise<string> {
  const [row] = await db.insert(refreshFamilies).values(session).returning({ id: refreshFamilies.id });
  if (!row) throw new Error('no family was inserted');
  await db.insert(refreshTokens).values({ tokenHash, familyId: row.id, expiresAt: tokenExpiresAt });
  return row.id;
}

/**
 * A token with its family, which stays locked until the transaction ends: of two tabs the second waits for the first,
 * and only then reads what the first has left.
 */
export async function lockRefresh(tx: Database, tokenHash: string): Promise<StoredRefresh | null> {
  const ofToken = and(eq(refreshTokens.familyId, refreshFamilies.id), eq(refreshTokens.tokenHash, tokenHash));
  await tx
    .select({ id: refreshFamilies.id })
    .from(refreshFamilies)
    .innerJoin(refreshTokens, ofToken)
    .for('update', { of: refreshFamilies });
  return readRefresh(tx, tokenHash);
}

export async function readRefresh(tx: Database, tokenHash: string): Promise<StoredRefresh | null> {
  const [row] = await tx
    .select({
      familyId: refreshTokens.familyId,
      userId: refreshFamilies.userId,
      actingUserId: refreshFamilies.actingUserId,
      restingFamilyId: refreshFamilies.restingFamilyId,
      returnCountryId: refreshFamilies.returnCountryId,
      expiresAt: refreshTokens.expiresAt,
      usedAt: refreshTokens.usedAt,
      sessionExpiresAt: refreshFamilies.expiresAt,
      endedAt: refreshFamilies.endedAt,
      restsSince: refreshFamilies.restsSince,
    })
    .from(refreshTokens)
    .innerJoin(refreshFamilies, eq(refreshFamilies.id, refreshTokens.familyId))
    .where(eq(refreshTokens.tokenHash, tokenHash));
  return row ?? null;
}

const actors = alias(users, 'actors');

/** A session with its user and impersonator; undefined when there is none with this id. */
export async function findLogin(db: Database, familyId: string) {
  const [login] = await db
    .select({
      userId: refreshFamilies.userId,
      actingUserId: refreshFamilies.actingUserId,
      endedAt: refreshFamilies.endedAt,
      restsSince: refreshFamilies.restsSince,
      expiresAt: refreshFamilies.expiresAt,
      returnCountryId: refreshFamilies.returnCountryId,
      lockedAt: users.lockedAt,
      roles: users.roles,
      countryIds: users.countryIds,
      actor: {
        firstName: actors.firstName,
        lastName: actors.lastName,
        lockedAt: actors.lockedAt,
        roles: actors.roles,
      },
    })
    .from(refreshFamilies)
    .innerJoin(users, eq(users.id, refreshFamilies.userId))
    .leftJoin(actors, eq(actors.id, refreshFamilies.actingUserId))
    .where(eq(refreshFamilies.id, familyId))
    .prepare('find_login')
    .execute();
  return login;
}

/** How often a family's tokens were exchanged since then. */
export async function countExchanges(tx: Database, familyId: string, since: Date): Promise<number> {
  const [row] = await tx
    .select({ number: count() })
    .from(refreshTokens)
    .where(and(eq(refreshTokens.familyId, familyId), gt(refreshTokens.usedAt, since)));
  return row?.number ?? 0;
}

/** Exchanges a token for its successor in the same family. */
export async function exchangeRefresh(
  tx: Database,
  exchange: { familyId: string; tokenHash: string; successorHash: string; usedAt: Date; expiresAt: Date },
): Promise<void> {
  const { familyId, tokenHash, successorHash, usedAt, expiresAt } = exchange;
  await tx.update(refreshTokens).set({ usedAt }).where(eq(refreshTokens.tokenHash, tokenHash));
  await tx.insert(refreshTokens).values({ tokenHash: successorHash, familyId, expiresAt });
}

/** Ends a login; its tokens are refused from now on. The first reason stays. */
export async function endSession(db: Database, familyId: string, endReason: EndReason, endedAt: Date): Promise<void> {
  await db
    .update(refreshFamilies)
    .set({ endedAt, endReason })
    .where(and(eq(refreshFamilies.id, familyId), isNull(refreshFamilies.endedAt)));
}

/** Ends all of a user's sessions, and those in which it impersonates someone, except `exceptId`. */
export async function endFamiliesOf(
  db: Database,
  userId: number,
  { exceptId, endReason, endedAt }: { exceptId?: string; endReason: EndReason; endedAt: Date },
): Promise<void> {
  const isTheirs = or(eq(refreshFamilies.userId, userId), eq(refreshFamilies.actingUserId, userId));
  const isOther = exceptId === undefined ? undefined : ne(refreshFamilies.id, exceptId);
  await db
    .update(refreshFamilies)
    .set({ endedAt, endReason })
    .where(and(isTheirs, isOther, isNull(refreshFamilies.endedAt)));
}

/** Deletes sessions that cannot be renewed any more. */
export async function deleteExpiredFamilies(db: Database, now: Date): Promise<void> {
  await db.delete(refreshFamilies).where(lt(refreshFamilies.expiresAt, now));
}
