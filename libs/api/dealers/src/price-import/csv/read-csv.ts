import * as v from 'valibot';
import type { ImportReport } from '../files/import-report';
import type { CsvLine } from './csv-line';
import { readRecords } from './csv-records';
import { CSV_TABLE_NAMES, CSV_TABLES, type CsvRow, type CsvTable } from './csv-tables';

export interface CsvFile {
  /** Its name, for messages. */
  readonly name: string;
  readonly text: string;
}

/** The largest dealers have a thousand lines. */
const MAX_LINES = 20_000;
/** More than anybody corrects by hand: the file is of another kind then. */
const MAX_ERRORS = 1000;

/** Columns that a file must have. */
const getColumns = (table: CsvTable): string[] =>
  Object.entries(CSV_TABLES[table].entries).flatMap(([column, { type }]) => (type === 'optional' ? [] : column));

/** Which table a file holds, by its header; undefined when it fits none. */
function getTable(header: readonly string[]): CsvTable | undefined {
  const names = new Set(header);
  return CSV_TABLE_NAMES.find((table) => getColumns(table).every((column) => names.has(column)));
}

/** Lines of each table that were right; every wrong cell is in the report. */
export type CsvLines = { readonly [Table in CsvTable]: CsvLine<CsvRow<Table>>[] };

interface Header {
  readonly file: string;
  readonly columns: readonly string[];
  readonly table: CsvTable;
}

function readHeader(file: string, columns: readonly string[], report: ImportReport): Header | undefined {
  const table = getTable(columns);
  if (table) return { file, columns, table };
  const known = CSV_TABLE_NAMES.map((name) => `${name}: ${getColumns(name).join(', ')}`).join(' · ');
  report.errors.push({ file, line: 1, message: `Die Kopfzeile passt zu keiner Tabelle. Bekannt sind ${known}` });
  return undefined;
}

function readLine({ file, columns, table }: Header, cells: readonly string[], line: number, into: Reading): void {
  const fail = (message: string) => void into.report.errors.push({ file, line, message });
  if (cells.length !== columns.length) {
    fail(`hat ${cells.length} Zellen, die Kopfzeile ${columns.length}`);
    return;
  }
  const byColumn = Object.fromEntries(columns.map((column, index) => [column, cells[index] ?? '']));
  const result = v.safeParse(CSV_TABLES[table], byColumn);
  if (result.success) {
    const own: { readonly [Key in CsvTable]: CsvLine<unknown>[] } = into.lines;
    own[table].push({ file, line, value: result.output });
    return;
  }
  for (const issue of result.issues) {
    const column = String(issue.path?.[0]?.key ?? '');
    fail(`${column} „${byColumn[column] ?? ''}“ ${issue.message}`);
  }
}

interface Reading {
  readonly lines: CsvLines;
  readonly report: ImportReport;
}

/** False: its end was not reached. */
async function readFile({ name, text }: CsvFile, into: Reading): Promise<boolean> {
  const stop = (line: number, message: string): false => {
    into.report.errors.push({ file: name, line, message });
    return false;
  };
  let header: Header | undefined;
  let count = 0;
  try {
    for await (const { record, info } of readRecords(text)) {
      if (count > MAX_LINES)
        return stop(info.lines, `Eine Datei hat höchstens ${MAX_LINES} Zeilen: Teilen Sie sie auf`);
      if (into.report.errors.length >= MAX_ERRORS)
        return stop(info.lines, `Nach ${MAX_ERRORS} Fehlern wurde von hier an nicht weitergelesen`);
      if (header) readLine(header, record, info.lines, into);
      else header = readHeader(name, record, into.report);
      if (!header) return true;
      count += 1;
    }
  } catch (error) {
    return stop(0, `ist keine CSV-Datei: ${error instanceof Error ? error.message : ''}`);
  }
  return true;
}

/**
 * Reads files of any table and order. `isWhole` is false where the end of one was not reached, since it is no CSV file,
 * too long or wrong nearly everywhere.
 */
export async function readCsv(
  files: readonly CsvFile[],
  report: ImportReport,
): Promise<{ readonly lines: CsvLines; readonly isWhole: boolean }> {
  const lines: CsvLines = { dealers: [], branches: [], areas: [], options: [], makers: [], prices: [] };
  let isWhole = true;
  for (const file of files) isWhole = (await readFile(file, { lines, report })) && isWhole;
  return { lines, isWhole };
}
