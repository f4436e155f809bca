import { findMaker, makerIdsByName, saveMaker } from '@heizplatz/api-catalog';
import type { Database } from '@heizplatz/api-platform';
import { changedFields } from './changed-fields';
import type { CsvLine } from '../csv/csv-line';
import type { CsvRow } from '../csv/csv-tables';
import type { ImportReport } from '../files/import-report';
import { omitRepeats } from '../csv/omit-repeats';

type Row = CsvRow<'makers'>;

/** New makers and changed ones, known by their name; none is taken away, since price lists may name it. */
export async function importMakers(db: Database, lines: readonly CsvLine<Row>[], report: ImportReport): Promise<void> {
  for (const { value } of omitRepeats(lines, ({ hersteller }) => hersteller, report)) {
    const row = {
      name: value.hersteller,
      address: value.anschrift,
      emailAddress: value.email,
      certificateNumber: value.zertifikatsnummer,
    };
    const known = await findMaker(db, row.name);
    const fields = known ? changedFields(known, row) : [];
    await saveMaker(db, row);
    if (!known) report.changes.push({ kind: 'neu', what: `Hersteller ${row.name}`, isJump: false });
    else if (fields.length > 0)
      report.changes.push({ kind: 'geändert', what: `Hersteller ${row.name}: ${fields.join(', ')}`, isJump: false });
  }
}

/** Ids of the makers named in lines; an unknown name is an error of its line. */
export async function getMakerIds(
  db: Database,
  lines: readonly CsvLine<{ readonly hersteller?: string | null | undefined }>[],
  report: ImportReport,
): Promise<ReadonlyMap<string, number>> {
  const names = [...new Set(lines.flatMap(({ value }) => value.hersteller ?? []))];
  if (names.length === 0) return new Map();
  const ids = await makerIdsByName(db, names);
  for (const { file, line, value } of lines) {
    if (value.hersteller && !ids.has(value.hersteller))
      report.errors.push({ file, line, message: `Den Hersteller „${value.hersteller}“ gibt es nicht` });
  }
  return ids;
}
