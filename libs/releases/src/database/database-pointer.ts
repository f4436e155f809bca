import { and, desc, eq, getTableName, lt, sql } from 'drizzle-orm';
import type { NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import * as v from 'valibot';
import { completeEntry, type EntrySigner } from '../pointer/complete-entry.ts';
import { PointerEntry, type ReleasePointer } from '../pointer/pointer-entry.ts';
import type { PointerStore } from '../pointer/pointer-store.ts';
import { releaseMoves, releasePointer } from './tables.ts';

type Database = PgDatabase<NodePgQueryResultHKT>;

/**
 * Shells hold what the API's responses were made of, the pointer too: a move is announced as a flushed tag
 * (libs/api/platform/src/cache), so that every node of the API passes it on, also one of before.
 */
const FLUSH_CHANNEL = 'cache_flush';
export const POINTER_TAG = 'release-pointer';

interface DatabasePointerOptions extends EntrySigner {
  readonly db: Database;
  /** Entries of the folder, from before there was a database or while it was away: a newer one counts. */
  readonly readFolder: () => ReleasePointer;
}

/** The pointer of all machines that share a database. */
export function createDatabasePointer({ db, readFolder, ...signer }: DatabasePointerOptions): PointerStore {
  return {
    read: async () => {
      const { remotes: stored } = await readStoredPointer(db);
      const { remotes: own } = readBesides(stored, readFolder);
      const newer = Object.entries(own).filter(([remote, { revision }]) => revision > (stored[remote]?.revision ?? -1));
      return { remotes: { ...stored, ...Object.fromEntries(newer) } };
    },
    readMoves: async (remote) => {
      const moves = await db
        .select({ entry: releaseMoves.entry })
        .from(releaseMoves)
        .where(eq(releaseMoves.remote, remote))
        .orderBy(desc(releaseMoves.revision));
      return moves.map(({ entry }) => v.parse(PointerEntry, entry));
    },
    write: (remote, { before, ...move }) =>
      db.transaction(async (tx) => {
        const revision = (before?.revision ?? 0) + 1;
        const entry = completeEntry(remote, { ...move, revision }, signer);
        if (!(await swapEntry(tx, remote, entry))) return null;
        await insertMove(tx, remote, entry);
        await tx.execute(sql`select pg_notify(${FLUSH_CHANNEL}, ${JSON.stringify([POINTER_TAG])})`);
        return entry;
      }),
    deleteMoves: async (remote, belowRevision) => {
      const current = db
        .select({ revision: releasePointer.revision })
        .from(releasePointer)
        .where(eq(releasePointer.remote, remote));
      const deleted = await db
        .delete(releaseMoves)
        .where(
          and(
            eq(releaseMoves.remote, remote),
            lt(releaseMoves.revision, belowRevision),
            lt(releaseMoves.revision, sql`(${current})`),
          ),
        )
        .returning({ revision: releaseMoves.revision });
      return deleted.length;
    },
  };
}

/** A folder that cannot be read is no obstacle where the database knows what serves. */
function readBesides(stored: ReleasePointer['remotes'], readFolder: () => ReleasePointer): ReleasePointer {
  try {
    return readFolder();
  } catch (error) {
    if (Object.keys(stored).length > 0) return { remotes: {} };
    throw error;
  }
}

/** What the database says, whatever lies in folders. */
export async function readStoredPointer(db: Database): Promise<ReleasePointer> {
  const rows = await db.select().from(releasePointer);
  return { remotes: Object.fromEntries(rows.map(({ remote, entry }) => [remote, v.parse(PointerEntry, entry)])) };
}

/** Whether the database was migrated to a version that has the pointer. */
export async function hasPointerTables(db: Database): Promise<boolean> {
  const { rows } = await db.execute<{ found: string | null }>(
    sql`select to_regclass(${getTableName(releaseMoves)})::text as found`,
  );
  return typeof rows[0]?.found === 'string';
}

/** Whether the entry is newer than the stored one by the time it is written: of two writers of one revision, one is. */
async function swapEntry(tx: Database, remote: string, entry: PointerEntry): Promise<boolean> {
  const { revision } = entry;
  const written = await tx
    .insert(releasePointer)
    .values({ remote, revision, entry })
    .onConflictDoUpdate({
      target: releasePointer.remote,
      set: { revision, entry },
      setWhere: sql`${releasePointer.revision} < ${revision}`,
    })
    .returning({ remote: releasePointer.remote });
  return written.length > 0;
}

async function insertMove(tx: Database, remote: string, entry: PointerEntry): Promise<void> {
  const { revision, by: movedBy, reason, command, at, signature } = entry;
  const movedAt = new Date(at ?? '');
  await tx
    .insert(releaseMoves)
    .values({ remote, revision, movedBy, reason, command, movedAt, entry, signature: signature ?? '' });
}
