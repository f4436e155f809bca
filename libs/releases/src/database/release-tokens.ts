import { createHash, randomBytes } from 'node:crypto';
import { and, asc, eq, isNull, lt, or } from 'drizzle-orm';
import type { NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import { releaseTokens } from './tables.ts';

type Database = PgDatabase<NodePgQueryResultHKT>;

export type ReleaseToken = typeof releaseTokens.$inferSelect;

/** With 32 random bytes there is nothing to guess, so that a plain hash is enough, and finds the row. */
const createToken = (): string => `hzr.${randomBytes(32).toString('base64url')}`;
const getHash = (token: string): string => createHash('sha256').update(token).digest('hex');

interface NewToken {
  readonly team: string;
  readonly remotes: readonly string[];
  readonly createdBy: string;
  readonly now: Date;
}

/** Returns the token, which is stored nowhere. */
export async function addReleaseToken(db: Database, { team, remotes, createdBy, now }: NewToken): Promise<string> {
  const token = createToken();
  const row = { team, remotes: [...remotes], createdBy, createdAt: now, tokenHash: getHash(token) };
  await db.insert(releaseTokens).values(row);
  return token;
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

/** Notes that it was used. Null: there is no such token; a revoked one is returned. */
export async function findReleaseToken(db: Database, token: string, now: Date): Promise<ReleaseToken | null> {
  const [found] = await db
    .select()
    .from(releaseTokens)
    .where(eq(releaseTokens.tokenHash, getHash(token)));
  if (!found || found.revokedAt) return found ?? null;
  const isUnused = or(isNull(releaseTokens.lastUsedAt), lt(releaseTokens.lastUsedAt, new Date(now.getTime() - USE_MS)));
  await db
    .update(releaseTokens)
    .set({ lastUsedAt: now })
    .where(and(eq(releaseTokens.id, found.id), isUnused));
  return found;
}
