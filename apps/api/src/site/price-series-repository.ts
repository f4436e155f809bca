import { and, eq } from 'drizzle-orm';
import type { Database } from '../database/database';
import { priceSeries } from '../dealers/schema';
import type { DailyPrices } from './known-prices';

/** The daily prices of a product in a country or, with a postcode, at that place; undefined where none are kept. */
export async function findPriceSeries(
  db: Database,
  { countryId, productId, zipCode = '' }: { countryId: number; productId: number; zipCode?: string },
): Promise<DailyPrices | undefined> {
  const place = zipCode === '' ? { kind: 'country', key: String(countryId) } : { kind: 'place', key: zipCode };
  const [series] = await db
    .select({ firstDay: priceSeries.firstDay, dailyCents: priceSeries.dailyCents })
    .from(priceSeries)
    .where(
      and(
        eq(priceSeries.countryId, countryId),
        eq(priceSeries.placeKind, place.kind),
        eq(priceSeries.placeKey, place.key),
        eq(priceSeries.productId, productId),
      ),
    );
  return series;
}
