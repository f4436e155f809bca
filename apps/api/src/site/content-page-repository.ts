import { and, desc, eq, lte } from 'drizzle-orm';
import type { Database } from '../database/database';
import { contentPages } from './schema';

/** The version of a page that is valid on a day (ISO). */
export async function findContentPage(
  db: Database,
  { countryId, path, day }: { countryId: number; path: string; day: string },
) {
  const [page] = await db
    .select()
    .from(contentPages)
    .where(and(eq(contentPages.path, path), eq(contentPages.countryId, countryId), lte(contentPages.validFrom, day)))
    .orderBy(desc(contentPages.validFrom))
    .limit(1);
  return page;
}
