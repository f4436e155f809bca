import { OPTIONS } from '@heizplatz/api-catalog';
import type { Database } from '@heizplatz/api-platform';
import { findBranchOptions, replaceOptions } from '../../dealers/branch-repository';
import type { CsvLine } from '../csv/csv-line';
import type { CsvRow } from '../csv/csv-tables';
import type { ImportReport } from '../files/import-report';
import { branchFinder, branchKey } from './known-market';
import { omitRepeats } from '../csv/omit-repeats';

type Row = CsvRow<'options'>;

const getName = (optionId: number): string | undefined => OPTIONS.find(({ id }) => id === optionId)?.name;

/** A branch that the file names offers the file's options and, beside what is standard, nothing else. */
export async function importOptions(db: Database, lines: readonly CsvLine<Row>[], report: ImportReport): Promise<void> {
  const find = branchFinder(db, report);
  const offered = new Map<string, { branchId: number; costs: Map<number, number> }>();
  for (const own of omitRepeats(lines, (row) => `${branchKey(row)}, Option ${row.option}`, report)) {
    const { file, line, value } = own;
    const branch = await find(own);
    if (!getName(value.option)) report.errors.push({ file, line, message: `Die Option ${value.option} gibt es nicht` });
    if (!branch || !getName(value.option)) continue;
    const ofBranch = offered.get(branchKey(value)) ?? { branchId: branch.id, costs: new Map<number, number>() };
    offered.set(branchKey(value), ofBranch);
    ofBranch.costs.set(value.option, value.preis_netto);
  }
  for (const [key, { branchId, costs }] of offered) {
    const known = await findBranchOptions(db, branchId);
    await replaceOptions(db, branchId, costs);
    const change = (kind: 'neu' | 'geändert' | 'entfällt', optionId: number) =>
      report.changes.push({ kind, what: `${key}: ${getName(optionId) ?? optionId}`, isJump: false });
    for (const [optionId, netCents] of costs) {
      if (!known.has(optionId)) change('neu', optionId);
      else if (known.get(optionId) !== netCents) change('geändert', optionId);
    }
    for (const optionId of known.keys()) if (!costs.has(optionId)) change('entfällt', optionId);
  }
}
