import { products } from '@heizplatz/api-catalog';
import { branches, dealers, deliveryAreas, priceLists } from '@heizplatz/api-dealers';
import type { Database } from '@heizplatz/api-platform';
import { and, asc, eq, exists, isNull, lte, min, or } from 'drizzle-orm';

interface Query {
  readonly countryId: number;
  readonly zipCode: string;
  readonly productGroupId: number;
  readonly now: Date;
  /** The ISO day of now. */
  readonly day: string;
  readonly limit: number;
}

/** The dealers that deliver a product group to a postcode and take orders now, those with the nearest branch first. */
export function findServingDealers(
  db: Database,
  { countryId, zipCode, productGroupId, now, day, limit }: Query,
): Promise<{ id: number; company: string; email: string }[]> {
  const { id, company, email } = dealers;
  const lists = db
    .select()
    .from(priceLists)
    .innerJoin(products, eq(products.id, priceLists.productId))
    .where(
      and(
        eq(priceLists.branchId, branches.id),
        eq(products.productGroupId, productGroupId),
        lte(priceLists.validFrom, now),
      ),
    );
  const isOpen = or(isNull(branches.stoppedUntil), lte(branches.stoppedUntil, day));
  const serves = and(eq(deliveryAreas.countryId, countryId), eq(deliveryAreas.zipCode, zipCode));
  return db
    .select({ id, company, email })
    .from(deliveryAreas)
    .innerJoin(branches, eq(branches.id, deliveryAreas.branchId))
    .innerJoin(dealers, eq(dealers.id, branches.dealerId))
    .where(and(serves, isOpen, isNull(dealers.lockedAt), exists(lists)))
    .groupBy(id, company, email)
    .orderBy(asc(min(deliveryAreas.distanceKm)), asc(id))
    .limit(limit);
}
