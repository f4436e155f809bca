import { createHash, randomBytes } from 'node:crypto';
import { DAY_MS } from '@heizplatz/country';
import { and, asc, desc, eq, gt, isNull, lt, ne, or } from 'drizzle-orm';
import type { NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import { releaseTokens } from './tables.ts';

type Database = PgDatabase<NodePgQueryResultHKT>;

export type ReleaseToken = typeof releaseTokens.$inferSelect;

/** With 32 random bytes there is nothing to guess, so that a plain hash is enough, and finds the row. */
const createToken = (): string => `hzr.${randomBytes(32).toString('base64url')}`;
const getHash = (token: string): string => createHash('sha256').update(token).digest('hex');

/** A token that nobody replaces ends with the quarter. */
const VALID_DAYS = 90;
/** How long a token that was replaced is valid, so that pipelines can change over. */
const OVERLAP_DAYS = 7;
const inDays = (now: Date, days: number): Date => new Date(now.getTime() + days * DAY_MS);

interface NewToken {
  readonly team: string;
  readonly remotes: readonly string[];
  readonly createdBy: string;
  readonly now: Date;
}

/** Returns the token, which is stored nowhere and expires after 90 days. */
export async function addReleaseToken(db: Database, { team, remotes, createdBy, now }: NewToken): Promise<string> {
  const token = createToken();
  const times = { createdAt: now, expiresAt: inDays(now, VALID_DAYS) };
  await db
    .insert(releaseTokens)
    .values({ team, remotes: [...remotes], createdBy, ...times, tokenHash: getHash(token) });
  return token;
}

export interface RotatedToken {
  readonly token: string;
  readonly remotes: readonly string[];
  /** When the tokens that it replaces end, at the latest. */
  readonly othersUntil: Date;
}

/**
 * Replaces the team's newest valid token by one for the same remotes; all its others end within seven days. Null: the
 * team has no valid token.
 */
export async function rotateReleaseToken(
  db: Database,
  { team, createdBy, now }: Omit<NewToken, 'remotes'>,
): Promise<RotatedToken | null> {
  const ofTeam = and(eq(releaseTokens.team, team), isNull(releaseTokens.revokedAt), gt(releaseTokens.expiresAt, now));
  const [newest] = await db.select().from(releaseTokens).where(ofTeam).orderBy(desc(releaseTokens.id)).limit(1);
  if (!newest) return null;
  const token = await addReleaseToken(db, { team, remotes: newest.remotes, createdBy, now });
  const othersUntil = inDays(now, OVERLAP_DAYS);
  await db
    .update(releaseTokens)
    .set({ expiresAt: othersUntil })
    .where(and(ofTeam, ne(releaseTokens.tokenHash, getHash(token)), gt(releaseTokens.expiresAt, othersUntil)));
  return { token, remotes: newest.remotes, othersUntil };
}

/** All of them, the oldest first. */
export const listReleaseTokens = (db: Database): Promise<ReleaseToken[]> =>
  db.select().from(releaseTokens).orderBy(asc(releaseTokens.id));

/** The team's tokens are refused from now on; returns those that were valid. */
export const revokeReleaseTokens = (db: Database, team: string, now: Date): Promise<ReleaseToken[]> =>
  db
    .update(releaseTokens)
    .set({ revokedAt: now })
    .where(and(eq(releaseTokens.team, team), isNull(releaseTokens.revokedAt)))
    .returning();

/** Of two uses within a minute the second is not written. */
const USE_MS = 60_000;

/** Notes that it was used. Null: there is no such token; one that was revoked or has expired is returned. */
export async function findReleaseToken(db: Database, token: string, now: Date): Promise<ReleaseToken | null> {
  const [found] = await db
    .select()
    .from(releaseTokens)
    .where(eq(releaseTokens.tokenHash, getHash(token)));
  if (!found || found.revokedAt || found.expiresAt <= now) return found ?? null;
  const isUnused = or(isNull(releaseTokens.lastUsedAt), lt(releaseTokens.lastUsedAt, new Date(now.getTime() - USE_MS)));
  await db
    .update(releaseTokens)
    .set({ lastUsedAt: now })
    .where(and(eq(releaseTokens.id, found.id), isUnused));
  return found;
}
