import type { Database } from '@heizplatz/api-platform';
import { type BranchOfDealer, findBranchOfDealer } from '../../dealers/branch-repository';
import type { CsvLine } from '../csv/csv-line';
import type { ImportReport } from '../files/import-report';

/** The columns of a file that name a branch. */
type BranchColumns = Readonly<Record<'haendler' | 'filiale', string>>;

/** A branch's name in files and messages. */
export const branchKey = (row: BranchColumns): string => `${row.haendler}/${row.filiale}`;

/**
 * Finds branches by dealer and branch key, querying the database once for each; unknown ones become an error of their
 * line.
 */
export function branchFinder(db: Database, report: ImportReport) {
  const known = new Map<string, BranchOfDealer | undefined>();
  return async <Row extends BranchColumns>({
    file,
    line,
    value,
  }: CsvLine<Row>): Promise<BranchOfDealer | undefined> => {
    const key = branchKey(value);
    if (!known.has(key)) known.set(key, await findBranchOfDealer(db, value.haendler, value.filiale));
    const branch = known.get(key);
    if (!branch) report.errors.push({ file, line, message: `Die Filiale „${key}“ gibt es nicht` });
    return branch;
  };
}
