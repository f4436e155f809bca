import { postcodes } from '@heizplatz/api-catalog';
import type { Database } from '@heizplatz/api-platform';
import { and, eq, sql } from 'drizzle-orm';
import { branches, dealers } from '../../dealers/schema';
import { changedFields } from './changed-fields';
import type { CsvLine } from '../csv/csv-line';
import type { CsvRow } from '../csv/csv-tables';
import type { ImportReport } from '../files/import-report';
import { branchKey } from './known-market';
import { withoutRepeats } from '../csv/without-repeats';

type Row = CsvRow<'branches'>;

/** The line's branch as a row, or undefined when its dealer or postcode is unknown. */
async function branchOf(db: Database, { file, line, value }: CsvLine<Row>, report: ImportReport) {
  const fail = (message: string) => void report.errors.push({ file, line, message });
  const [dealer] = await db.select().from(dealers).where(eq(dealers.slug, value.haendler));
  if (!dealer) return fail(`Den Händler „${value.haendler}“ gibt es nicht`);
  const [place] = await db
    .select()
    .from(postcodes)
    .where(and(eq(postcodes.countryId, dealer.countryId), eq(postcodes.zipCode, value.plz)));
  if (!place) return fail(`Die Postleitzahl ${value.plz} gibt es nicht`);
  return {
    dealerId: dealer.id,
    countryId: dealer.countryId,
    slug: value.filiale,
    zipCode: value.plz,
    place: place.placeName,
    latitude: place.latitude,
    longitude: place.longitude,
    leadWorkingDays: value.vorlauf_werktage,
    deliveryWeekdays: value.liefertage,
    stoppedUntil: value.stopp_bis,
  };
}

/** New branches and changed ones; place and coordinates come from the postcode. */
export async function importBranches(
  db: Database,
  lines: readonly CsvLine<Row>[],
  report: ImportReport,
): Promise<void> {
  for (const own of withoutRepeats(lines, branchKey, report)) {
    const row = await branchOf(db, own, report);
    if (!row) continue;
    const [known] = await db
      .select()
      .from(branches)
      .where(and(eq(branches.dealerId, row.dealerId), eq(branches.slug, row.slug)));
    const what = `Filiale ${branchKey(own.value)}`;
    if (!known) {
      await db.insert(branches).values(row);
      report.changes.push({ kind: 'neu', what, isJump: false });
      continue;
    }
    const fields = changedFields(known, row);
    if (fields.length === 0) continue;
    await db
      .update(branches)
      .set({ ...row, version: sql`${branches.version} + 1` })
      .where(eq(branches.id, known.id));
    report.changes.push({ kind: 'geändert', what: `${what}: ${fields.join(', ')}`, isJump: false });
  }
}
