import { seedGoods, seedPlaces } from '@heizplatz/api-catalog';
import type { Database } from '@heizplatz/api-platform';
import { sql } from 'drizzle-orm';

/** Names the lock that lets one node seed at a time. */
const SEED_LOCK = 7_204_301;

/** What every installation needs, demo and production alike: places, goods, VAT. Safe to run at every start of every node. */
export async function seedReference(db: Database): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${SEED_LOCK})`);
    await seedPlaces(tx);
    await seedGoods(tx);
  });
}
