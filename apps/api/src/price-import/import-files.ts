import type { Database } from '../database/database';
import { raisePriceBookVersion } from '../dealers/raise-price-book-version';
import { importAreas } from './import-areas';
import { importBranches } from './import-branches';
import { importDealers } from './import-dealers';
import { importMakers } from './import-makers';
import { importOptions } from './import-options';
import { importPriceLists } from './import-price-lists';
import { newReport, type ImportReport } from './import-report';
import { readCsv, type CsvFile } from './read-csv';

export interface ImportOptions {
  /** Shows what would change and writes nothing. */
  readonly isDryRun: boolean;
  /** Writes prices that move by more than 15 % too; without, one of them stops the import. */
  readonly acceptsJumps: boolean;
}

export interface ImportResult extends ImportReport {
  readonly isWritten: boolean;
}

/** Thrown inside the transaction to leave no trace of it. */
class NothingWritten extends Error {}

/**
 * Imports files in one transaction: all or nothing. With an error, a jump that nobody accepted, or in a dry run nothing
 * is written; the report says what is wrong and what would change. Raises the price book's version.
 */
export async function importFiles(
  db: Database,
  files: readonly CsvFile[],
  { isDryRun, acceptsJumps }: ImportOptions,
): Promise<ImportResult> {
  const report = newReport();
  const lines = readCsv(files, report);
  try {
    await db.transaction(async (tx) => {
      await importDealers(tx, lines.dealers, report);
      await importBranches(tx, lines.branches, report);
      await importAreas(tx, lines.areas, report);
      await importOptions(tx, lines.options, report);
      await importMakers(tx, lines.makers, report);
      await importPriceLists(tx, lines.prices, report);
      const hasJump = report.changes.some(({ isJump }) => isJump);
      if (isDryRun || report.errors.length > 0 || (hasJump && !acceptsJumps)) throw new NothingWritten();
      if (report.changes.length > 0) await raisePriceBookVersion(tx);
    });
    return { ...report, isWritten: true };
  } catch (error) {
    if (error instanceof NothingWritten) return { ...report, isWritten: false };
    throw error;
  }
}
