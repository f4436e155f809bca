import { branches, dealers, deliveryAreas } from '@heizplatz/api-dealers';
import type { Database } from '@heizplatz/api-platform';
import { and, asc, count, eq, inArray, max, min } from 'drizzle-orm';

export type DealerRow = typeof dealers.$inferSelect;
export type BranchRow = typeof branches.$inferSelect;

/** By slug; if no dealer has it, by id if one is named. */
export async function findDealer(
  db: Database,
  { dealer, dealerId }: { dealer: string; dealerId: number | null },
): Promise<DealerRow | undefined> {
  const [bySlug] = await db.select().from(dealers).where(eq(dealers.slug, dealer));
  if (bySlug || dealerId === null) return bySlug;
  const [byId] = await db.select().from(dealers).where(eq(dealers.id, dealerId));
  return byId;
}

export async function findDealers(db: Database, ids: readonly number[]): Promise<DealerRow[]> {
  return ids.length === 0
    ? []
    : db
        .select()
        .from(dealers)
        .where(inArray(dealers.id, [...ids]));
}

export async function countBranches(db: Database, ids: readonly number[]): Promise<Map<number, number>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ dealerId: branches.dealerId, branchCount: count() })
    .from(branches)
    .where(inArray(branches.dealerId, [...ids]))
    .groupBy(branches.dealerId);
  return new Map(rows.map(({ dealerId, branchCount }) => [dealerId, branchCount]));
}

/** Branches of a dealer with how many postcodes of a country they serve; those that serve none of it are left out. */
export function findServingBranches(
  db: Database,
  { countryId, dealerId }: { countryId: number; dealerId: number },
): Promise<{ branch: BranchRow; zipCodeCount: number; maxDistanceKm: number | null }[]> {
  return db
    .select({ branch: branches, zipCodeCount: count(), maxDistanceKm: max(deliveryAreas.distanceKm) })
    .from(branches)
    .innerJoin(deliveryAreas, eq(deliveryAreas.branchId, branches.id))
    .where(and(eq(branches.dealerId, dealerId), eq(deliveryAreas.countryId, countryId)))
    .groupBy(branches.id)
    .orderBy(asc(branches.id));
}

/** Postcodes of a branch by the zone that its price depends on, the nearest zone first. */
export function findZones(db: Database, { branchId, countryId }: { branchId: number; countryId: number }) {
  return db
    .select({
      zipCodeCount: count(),
      fromKm: min(deliveryAreas.distanceKm),
      toKm: max(deliveryAreas.distanceKm),
    })
    .from(deliveryAreas)
    .where(and(eq(deliveryAreas.branchId, branchId), eq(deliveryAreas.countryId, countryId)))
    .groupBy(deliveryAreas.zone)
    .orderBy(asc(deliveryAreas.zone));
}
