import { findPostcode } from '@heizplatz/api-catalog';
import type { Database } from '@heizplatz/api-platform';
import { findBranch, insertBranch, updateBranch } from '../../dealers/branch-repository';
import { findDealerBySlug } from '../../dealers/dealer-repository';
import { changedFields } from './changed-fields';
import type { CsvLine } from '../csv/csv-line';
import type { CsvRow } from '../csv/csv-tables';
import type { ImportReport } from '../files/import-report';
import { branchKey } from './known-market';
import { omitRepeats } from '../csv/omit-repeats';

type Row = CsvRow<'branches'>;

/** The line's branch as a row, or undefined when its dealer or postcode is unknown. */
async function toBranch(db: Database, { file, line, value }: CsvLine<Row>, report: ImportReport) {
  const fail = (message: string) => void report.errors.push({ file, line, message });
  const dealer = await findDealerBySlug(db, value.haendler);
  if (!dealer) return fail(`Den Händler „${value.haendler}“ gibt es nicht`);
  const place = await findPostcode(db, dealer.countryId, value.plz);
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
  for (const own of omitRepeats(lines, branchKey, report)) {
    const row = await toBranch(db, own, report);
    if (!row) continue;
    const known = await findBranch(db, row.dealerId, row.slug);
    const what = `Filiale ${branchKey(own.value)}`;
    if (!known) {
      await insertBranch(db, row);
      report.changes.push({ kind: 'neu', what, isJump: false });
      continue;
    }
    const fields = changedFields(known, row);
    if (fields.length === 0) continue;
    await updateBranch(db, known.id, row);
    report.changes.push({ kind: 'geändert', what: `${what}: ${fields.join(', ')}`, isJump: false });
  }
}
