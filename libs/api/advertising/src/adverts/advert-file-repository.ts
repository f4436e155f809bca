import type { Database } from '@heizplatz/api-platform';
import { and, eq } from 'drizzle-orm';
import { advertFiles } from './schema';

type AdvertFileRow = typeof advertFiles.$inferSelect;

export async function findAdvertFile(
  db: Database,
  name: string,
  kind: AdvertFileRow['kind'],
): Promise<AdvertFileRow | undefined> {
  const [row] = await db
    .select()
    .from(advertFiles)
    .where(and(eq(advertFiles.name, name), eq(advertFiles.kind, kind)));
  return row;
}

/** The same content is stored once. */
export async function insertAdvertFile(db: Database, row: typeof advertFiles.$inferInsert): Promise<void> {
  await db.insert(advertFiles).values(row).onConflictDoNothing();
}
