import { and, desc, eq, lte } from 'drizzle-orm';
import type { Database } from '../database/database';
import { contentPages } from './schema';

export type ContentPageRow = typeof contentPages.$inferSelect;

/** The version that counts on a day (ISO); undefined when there is none yet. */
export async function findContentPage(
  db: Database,
  { countryId, path, day }: { countryId: number; path: string; day: string },
): Promise<ContentPageRow | undefined> {
  const [row] = await db
    .select()
    .from(contentPages)
    .where(and(eq(contentPages.countryId, countryId), eq(contentPages.path, path), lte(contentPages.validFrom, day)))
    .orderBy(desc(contentPages.validFrom))
    .limit(1);
  return row;
}

/** Versions that are there already stay as they are: staff may have changed their words. */
export async function addContentPages(db: Database, rows: readonly ContentPageRow[]): Promise<void> {
  await db
    .insert(contentPages)
    .values([...rows])
    .onConflictDoNothing();
}
