import { postcodes } from '@heizplatz/api-catalog';
import { priceBookVersion } from '@heizplatz/api-dealers';
import { openDatabase } from '@heizplatz/api-platform';
import { asc, sql } from 'drizzle-orm';
import { PRICE_BOOK_CHANNEL } from '../../price-book/cache-price-book';
import { insertDealers } from './insert-market';
import { makeDealersOver } from './make-market';

/** For benchmarks: fills the database of DATABASE_URL, which has places and goods, with so many made-up dealers. */
async function fillMarket(url: string, dealers: number, branchesPerPlace: number): Promise<void> {
  const { db, close } = openDatabase({ url, poolSize: 1, log: console, statementTimeoutMs: 180_000 });
  const places = await db.select().from(postcodes).orderBy(asc(postcodes.countryId), asc(postcodes.zipCode));
  const size = { seed: 1, dealers, branchesPerPlace, productGroupIds: [1, 3, 4, 6, 7, 8, 9] as const };
  await db.transaction(async (tx) => {
    await insertDealers(tx, makeDealersOver(places, size));
    await tx
      .insert(priceBookVersion)
      .values({ id: 1, version: 1 })
      .onConflictDoUpdate({ target: priceBookVersion.id, set: { version: sql`${priceBookVersion.version} + 1` } });
    await tx.execute(sql.raw(`notify ${PRICE_BOOK_CHANNEL}`));
  });
  await close();
}

void fillMarket(
  process.env['DATABASE_URL'] ?? '',
  Number(process.env['DEALERS']),
  Number(process.env['BRANCHES_PER_PLACE']),
);
