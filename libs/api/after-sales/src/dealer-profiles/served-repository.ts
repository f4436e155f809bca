import { postcodes } from '@heizplatz/api-catalog';
import { branches, dealers, deliveryAreas } from '@heizplatz/api-dealers';
import type { Database } from '@heizplatz/api-platform';
import { and, countDistinct, eq, isNull, min, sql } from 'drizzle-orm';

/** A country, or a part of it. */
export interface ServedArea {
  readonly countryId: number;
  readonly stateId?: number;
  readonly zipCode?: string;
  readonly dealerId?: number;
}

const ofPlace = and(eq(postcodes.countryId, deliveryAreas.countryId), eq(postcodes.zipCode, deliveryAreas.zipCode));
/** A locked dealer does not deliver anywhere. */
const isOfSelling = and(eq(dealers.id, branches.dealerId), isNull(dealers.lockedAt));

/** The dealers that deliver somewhere in an area, with how many of its postcodes, and how near their nearest branch is, and where it lies. */
export function findServing(db: Database, { countryId, stateId, zipCode, dealerId }: ServedArea) {
  const within = and(
    eq(deliveryAreas.countryId, countryId),
    zipCode === undefined ? undefined : eq(deliveryAreas.zipCode, zipCode),
    stateId === undefined ? undefined : eq(postcodes.stateId, stateId),
    dealerId === undefined ? undefined : eq(branches.dealerId, dealerId),
  );
  return db
    .select({
      dealerId: branches.dealerId,
      zipCodeCount: countDistinct(deliveryAreas.zipCode),
      distanceKm: min(deliveryAreas.distanceKm),
      nearestPlace: sql<string>`(array_agg(${branches.place} order by ${deliveryAreas.distanceKm}, ${branches.id}))[1]`,
    })
    .from(deliveryAreas)
    .innerJoin(branches, eq(branches.id, deliveryAreas.branchId))
    .innerJoin(postcodes, ofPlace)
    .innerJoin(dealers, isOfSelling)
    .where(within)
    .groupBy(branches.dealerId);
}

/** How many dealers deliver to each state of a country. */
export async function countDealersByState(db: Database, countryId: number): Promise<Map<number, number>> {
  const rows = await db
    .select({ stateId: postcodes.stateId, dealerCount: countDistinct(branches.dealerId) })
    .from(deliveryAreas)
    .innerJoin(branches, eq(branches.id, deliveryAreas.branchId))
    .innerJoin(postcodes, ofPlace)
    .innerJoin(dealers, isOfSelling)
    .where(eq(deliveryAreas.countryId, countryId))
    .groupBy(postcodes.stateId);
  return new Map(rows.map(({ stateId, dealerCount }) => [stateId, dealerCount]));
}

/** How many postcodes of each state of a country a dealer serves. */
export async function countZipCodesByState(
  db: Database,
  { countryId, dealerId }: { countryId: number; dealerId: number },
): Promise<Map<number, number>> {
  const rows = await db
    .select({ stateId: postcodes.stateId, zipCodeCount: countDistinct(deliveryAreas.zipCode) })
    .from(deliveryAreas)
    .innerJoin(branches, eq(branches.id, deliveryAreas.branchId))
    .innerJoin(postcodes, ofPlace)
    .where(and(eq(deliveryAreas.countryId, countryId), eq(branches.dealerId, dealerId)))
    .groupBy(postcodes.stateId);
  return new Map(rows.map(({ stateId, zipCodeCount }) => [stateId, zipCodeCount]));
}
