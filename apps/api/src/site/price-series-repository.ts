import { and, count, eq, exists } from 'drizzle-orm';
import type { Database } from '../database/database';
import { branches, priceLists, priceSeries } from '../dealers/schema';

export interface PlacePrices {
  /** ISO day of the first entry. */
  readonly firstDay: string;
  /** Gross cents per t or 100 l, one a day. */
  readonly dailyCents: readonly number[];
}

/** The daily prices of a product in a country or, with stateId, in a state; undefined where none are kept. */
export async function findPriceSeries(
  db: Database,
  { countryId, stateId, productId }: { countryId: number; stateId?: number; productId: number },
): Promise<PlacePrices | undefined> {
  const [series] = await db
    .select({ firstDay: priceSeries.firstDay, dailyCents: priceSeries.dailyCents })
    .from(priceSeries)
    .where(
      and(
        eq(priceSeries.countryId, countryId),
        eq(priceSeries.placeKind, stateId === undefined ? 'country' : 'state'),
        eq(priceSeries.placeKey, String(stateId ?? countryId)),
        eq(priceSeries.productId, productId),
      ),
    );
  return series && series.dailyCents.length > 0 ? series : undefined;
}

/** How many branches of a country sell a product. */
export async function countSellingBranches(db: Database, countryId: number, productId: number): Promise<number> {
  const sells = db
    .select({ id: priceLists.id })
    .from(priceLists)
    .where(and(eq(priceLists.branchId, branches.id), eq(priceLists.productId, productId)));
  const [found] = await db
    .select({ count: count() })
    .from(branches)
    .where(and(eq(branches.countryId, countryId), exists(sells)));
  return found?.count ?? 0;
}
