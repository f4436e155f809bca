import { and, eq } from 'drizzle-orm';
import type { Database } from '../database/database';
import { priceSeries } from '../dealers/schema';
import type { DailyPrices } from './known-prices';

/** The daily prices of a product in a country; undefined where none are kept. */
export async function findPriceSeries(
  db: Database,
  { countryId, productId }: { countryId: number; productId: number },
): Promise<DailyPrices | undefined> {
  const [row] = await db
    .select({ firstDay: priceSeries.firstDay, dailyCents: priceSeries.dailyCents })
    .from(priceSeries)
    .where(
      and(
        eq(priceSeries.countryId, countryId),
        eq(priceSeries.placeKind, 'country'),
        eq(priceSeries.placeKey, String(countryId)),
        eq(priceSeries.productId, productId),
      ),
    );
  return row;
}
