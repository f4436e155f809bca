import { reviews } from '@heizplatz/api-after-sales';
import { makers, postcodes } from '@heizplatz/api-catalog';
import {
  branches,
  branchOptions,
  dealerPayments,
  dealers,
  deliveryAreas,
  paidPlaces,
  priceLists,
  priceSeries,
  raisePriceBookVersion,
} from '@heizplatz/api-dealers';
import { type Database, insertRows } from '@heizplatz/api-platform';
import { sql } from 'drizzle-orm';
import { fillInBulk } from './fill-in-bulk';
import { makeDemoMarket, type DemoMarket } from './make-demo-market';
import type { RandomStreams } from './random/random-streams';

async function insertMarket(db: Database, market: DemoMarket): Promise<void> {
  await insertRows(db, makers, market.makers);
  await insertRows(db, dealers, market.dealers);
  await insertRows(db, branches, market.branches);
  await fillInBulk(db, 'delivery_areas', () => insertRows(db, deliveryAreas, market.areas));
  await fillInBulk(db, 'price_lists', () => insertRows(db, priceLists, market.priceLists));
  await insertRows(db, branchOptions, market.branchOptions);
  await insertRows(db, dealerPayments, market.payments);
  await insertRows(db, paidPlaces, market.paidPlaces);
  await insertRows(db, reviews, market.reviews);
  await insertRows(db, priceSeries, market.series);
  await db.execute(sql`update ${dealers} set prices_changed_at = (select max(valid_from) from ${priceLists}
    join ${branches} on ${branches.id} = branch_id where dealer_id = ${dealers.id} and valid_from <= now())`);
  // The rows brought their own ids: what comes later must not meet them.
  for (const table of ['dealers', 'branches', 'makers']) {
    const name = sql.identifier(table);
    await db.execute(sql`select setval(pg_get_serial_sequence(${table}, 'id'), (select max(id) from ${name}))`);
  }
}

/** Fills an empty market in one transaction; reference data must be there. Returns false when dealers exist already. */
export async function seedDemo(
  db: Database,
  { day, random }: { day: string; random: RandomStreams },
): Promise<boolean> {
  return db.transaction(async (tx) => {
    // Two nodes that start together: the second waits here and finds the first one's dealers.
    await tx.execute(sql`lock table ${dealers} in exclusive mode`);
    const [known] = await tx.select({ id: dealers.id }).from(dealers).limit(1);
    if (known) return false;
    const places = await tx.select().from(postcodes);
    await insertMarket(tx, makeDemoMarket({ day, random, places }));
    await raisePriceBookVersion(tx);
    return true;
  });
}
