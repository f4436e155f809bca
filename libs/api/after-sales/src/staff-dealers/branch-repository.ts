import { postcodes } from '@heizplatz/api-catalog';
import { branches, branchOptions, deliveryAreas } from '@heizplatz/api-dealers';
import type { Database } from '@heizplatz/api-platform';
import type { StaffBranch } from '@heizplatz/contract';
import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import { areaRanges } from './area-ranges';

type BranchRow = typeof branches.$inferSelect;
type Weekday = StaffBranch['Weekdays'][number];

const WEEKDAYS: readonly Weekday[] = [1, 2, 3, 4, 5, 6];

/** 1 Monday … 6 Saturday, of the bits that the database keeps. */
export const weekdaysOf = (bits: number): Weekday[] => WEEKDAYS.filter((day) => bits & (1 << (day - 1)));

/** Postcodes of a country that anybody can serve, in their order. */
async function servablePostcodes(db: Database, countryId: number): Promise<string[]> {
  const rows = await db
    .select({ zipCode: postcodes.zipCode })
    .from(postcodes)
    .where(and(eq(postcodes.countryId, countryId), isNull(postcodes.deliveryRule)))
    .orderBy(asc(postcodes.zipCode));
  return rows.map(({ zipCode }) => zipCode);
}

async function presentBranches(db: Database, rows: readonly BranchRow[]): Promise<StaffBranch[]> {
  const [first] = rows;
  if (!first) return [];
  const ids = rows.map(({ id }) => id);
  const all = await servablePostcodes(db, first.countryId);
  const areas = await db.select().from(deliveryAreas).where(inArray(deliveryAreas.branchId, ids));
  const options = await db.select().from(branchOptions).where(inArray(branchOptions.branchId, ids));
  return rows.map((row) => {
    const served = areas.filter(({ branchId }) => branchId === row.id);
    return {
      Id: row.id,
      Version: row.version,
      Key: row.slug,
      ZipCode: row.zipCode,
      Place: row.place,
      LeadWorkingDays: row.leadWorkingDays,
      Weekdays: weekdaysOf(row.deliveryWeekdays),
      StoppedUntil: row.stoppedUntil,
      Areas: areaRanges(all, served),
      ZipCodeCount: served.length,
      ReachKm: served.reduce((farthest, { distanceKm }) => Math.max(farthest, distanceKm), 0),
      Options: options
        .filter(({ branchId }) => branchId === row.id)
        .map(({ optionId, netCents }) => ({ OptionId: optionId, Price: netCents / 100 })),
    };
  });
}

/** Branches of a dealer, the oldest first. */
export const staffBranchesOf = async (db: Database, dealerId: number): Promise<StaffBranch[]> =>
  presentBranches(
    db,
    await db.select().from(branches).where(eq(branches.dealerId, dealerId)).orderBy(asc(branches.id)),
  );

/** One branch of a dealer as it is now; undefined: it has none such. */
export async function staffBranchOf(
  db: Database,
  dealerId: number,
  branchId: number,
): Promise<StaffBranch | undefined> {
  const rows = await db
    .select()
    .from(branches)
    .where(and(eq(branches.dealerId, dealerId), eq(branches.id, branchId)));
  const [branch] = await presentBranches(db, rows);
  return branch;
}
