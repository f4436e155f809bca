import type { Database } from '@heizplatz/api-platform';
import type { StaffBranch } from '@heizplatz/contract';
import { areaRanges } from './area-ranges';
import {
  type BranchRow,
  findAreas,
  findBranch,
  findBranches,
  findBranchOptions,
  findServablePostcodes,
} from './branch-repository';

type Weekday = StaffBranch['Weekdays'][number];

const WEEKDAYS: readonly Weekday[] = [1, 2, 3, 4, 5, 6];

/** 1 Monday … 6 Saturday, from the bits stored in the database. */
const getWeekdays = (bits: number): Weekday[] => WEEKDAYS.filter((day) => bits & (1 << (day - 1)));

async function presentBranches(db: Database, rows: readonly BranchRow[]): Promise<StaffBranch[]> {
  const [first] = rows;
  if (!first) return [];
  const ids = rows.map(({ id }) => id);
  const all = await findServablePostcodes(db, first.countryId);
  const areas = await findAreas(db, ids);
  const options = await findBranchOptions(db, ids);
  return rows.map((row) => {
    const served = areas.filter(({ branchId }) => branchId === row.id);
    return {
      Id: row.id,
      Version: row.version,
      Key: row.slug,
      ZipCode: row.zipCode,
      Place: row.place,
      LeadWorkingDays: row.leadWorkingDays,
      Weekdays: getWeekdays(row.deliveryWeekdays),
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
export const findStaffBranches = async (db: Database, dealerId: number): Promise<StaffBranch[]> =>
  presentBranches(db, await findBranches(db, dealerId));

/** One branch of a dealer as it is now; undefined: it has none such. */
export async function getStaffBranch(
  db: Database,
  dealerId: number,
  branchId: number,
): Promise<StaffBranch | undefined> {
  const row = await findBranch(db, dealerId, branchId);
  const [branch] = await presentBranches(db, row ? [row] : []);
  return branch;
}
