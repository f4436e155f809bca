import type { Database } from '@heizplatz/api-platform';
import { sql } from 'drizzle-orm';
import { priceBookVersion } from './schema';

const ONLY_ROW = 1;

/** Notifies every node to reload prices; delivered when the surrounding transaction commits. */
export async function raisePriceBookVersion(db: Database): Promise<void> {
  await db
    .insert(priceBookVersion)
    .values({ id: ONLY_ROW, version: 1 })
    .onConflictDoUpdate({ target: priceBookVersion.id, set: { version: sql`${priceBookVersion.version} + 1` } });
  await db.execute(sql`select pg_notify('price_book', (select version::text from ${priceBookVersion}))`);
}
