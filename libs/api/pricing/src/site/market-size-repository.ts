import { branches, deliveryAreas, priceLists } from '@heizplatz/api-dealers';
import type { Database } from '@heizplatz/api-platform';
import { and, countDistinct, eq, exists, isNull, lte, or, type SQL } from 'drizzle-orm';

/** Dealers with a branch that delivers in a country. */
export async function countDealers(db: Database, countryId: number): Promise<number> {
  const areas = db
    .select()
    .from(deliveryAreas)
    .where(and(eq(deliveryAreas.branchId, branches.id), eq(deliveryAreas.countryId, countryId)));
  const [row] = await db
    .select({ dealers: countDistinct(branches.dealerId) })
    .from(branches)
    .where(exists(areas));
  return row?.dealers ?? 0;
}

async function countZipCodes(db: Database, countryId: number, branch?: SQL): Promise<number> {
  const [row] = await db
    .select({ zipCodes: countDistinct(deliveryAreas.zipCode) })
    .from(deliveryAreas)
    .innerJoin(branches, eq(branches.id, deliveryAreas.branchId))
    .where(and(eq(deliveryAreas.countryId, countryId), branch));
  return row?.zipCodes ?? 0;
}

/** Postcodes of a country to which some branch delivers. */
export const countServedZipCodes = (db: Database, countryId: number): Promise<number> => countZipCodes(db, countryId);

interface Offered {
  readonly countryId: number;
  readonly productId: number;
  readonly now: Date;
  /** The ISO day of now. */
  readonly day: string;
}

/** Postcodes with an offer of a product at a moment; branches that take no orders on that day do not count. */
export function countOfferZipCodes(db: Database, { countryId, productId, now, day }: Offered) {
  const ofBranch = eq(priceLists.branchId, branches.id);
  const lists = db
    .select()
    .from(priceLists)
    .where(and(ofBranch, eq(priceLists.productId, productId), lte(priceLists.validFrom, now)));
  const isOpen = or(isNull(branches.stoppedUntil), lte(branches.stoppedUntil, day));
  return countZipCodes(db, countryId, and(isOpen, exists(lists)));
}
