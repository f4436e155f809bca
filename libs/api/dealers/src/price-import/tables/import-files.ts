import type { Database } from '@heizplatz/api-platform';
import { announcePrices } from '../files/announce-prices';
import { importAreas } from './import-areas';
import { importBranches } from './import-branches';
import { importDealers } from './import-dealers';
import { importMakers } from './import-makers';
import { importOptions } from './import-options';
import { importPriceLists, type ImportScope } from './import-price-lists';
import { newReport, type ImportReport } from '../files/import-report';
import { readCsv, type CsvFile, type CsvLines } from '../csv/read-csv';

export interface ImportOptions {
  /** Shows what would change and writes nothing. */
  readonly isDryRun: boolean;
  /** A person has agreed to all prices: jumps are written too, and later prices compared with these; else a jump stops it. */
  readonly acceptsJumps: boolean;
  /** Writes the good lines where others are wrong; without, one of them stops the import. */
  readonly skipsBadLines?: boolean;
  /** Prices of one dealer alone, from now on. */
  readonly scope?: ImportScope;
}

export interface ImportResult extends ImportReport {
  readonly isWritten: boolean;
}

/** Everything but prices. */
async function importMarket(tx: Database, lines: CsvLines, report: ImportReport): Promise<void> {
  await importDealers(tx, lines.dealers, report);
  await importBranches(tx, lines.branches, report);
  await importAreas(tx, lines.areas, report);
  await importOptions(tx, lines.options, report);
  await importMakers(tx, lines.makers, report);
}

function refuseOtherTables({ prices: _, ...others }: CsvLines, report: ImportReport): void {
  for (const { file, line } of Object.values(others).flat())
    report.errors.push({ file, line, message: 'Hier werden nur Preise angenommen' });
}

/** Thrown inside the transaction to leave no trace of it. */
class NothingWritten extends Error {}

/**
 * Imports files in one transaction: all or nothing. With an error, a jump that was not accepted, or in a dry run
 * nothing is written; the report contains the errors and the changes. Of a file that could not be read to its end nothing
 * is written either, even where bad lines are skipped. Raises the price book's version.
 */
export async function importFiles(
  db: Database,
  files: readonly CsvFile[],
  { isDryRun, acceptsJumps, skipsBadLines = false, scope }: ImportOptions,
): Promise<ImportResult> {
  const report = newReport();
  const { lines, isWhole } = await readCsv(files, report);
  if (!isWhole) return { ...report, isWritten: false };
  if (scope) refuseOtherTables(lines, report);
  try {
    await db.transaction(async (tx) => {
      if (!scope) await importMarket(tx, lines, report);
      await importPriceLists(tx, lines.prices, report, { isApproved: acceptsJumps, scope });
      const hasJump = report.changes.some(({ isJump }) => isJump);
      const isStopped = (report.errors.length > 0 && !skipsBadLines) || (hasJump && !acceptsJumps);
      if (isDryRun || isStopped) throw new NothingWritten();
      if (report.changes.length > 0) await announcePrices(tx, report);
    });
    return { ...report, isWritten: true };
  } catch (error) {
    if (error instanceof NothingWritten) return { ...report, isWritten: false };
    throw error;
  }
}
