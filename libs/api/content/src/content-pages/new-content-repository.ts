import type { Database } from '@heizplatz/api-platform';
import { sql } from 'drizzle-orm';
import { contents, contentVersions } from './schema';

/** Names the lock that lets one node add at a time. */
const CONTENT_LOCK = 7_204_302;

/** Waits for others that add contents, until the transaction ends. */
export async function lockContents(tx: Database): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${CONTENT_LOCK})`);
}

export type ContentRow = typeof contents.$inferSelect;
export type NewVersionRow = typeof contentVersions.$inferInsert;

export const listContents = (db: Database): Promise<ContentRow[]> => db.select().from(contents);

export const listVersionDays = (db: Database) =>
  db
    .select({ contentId: contentVersions.contentId, number: contentVersions.number, day: contentVersions.validFrom })
    .from(contentVersions);

export const insertContents = async (
  tx: Database,
  rows: readonly (typeof contents.$inferInsert)[],
): Promise<ContentRow[]> =>
  rows.length === 0
    ? []
    : tx
        .insert(contents)
        .values([...rows])
        .returning();

export async function insertVersions(tx: Database, rows: readonly NewVersionRow[]): Promise<void> {
  if (rows.length > 0) await tx.insert(contentVersions).values([...rows]);
}
