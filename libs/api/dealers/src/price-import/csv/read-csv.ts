import { parse } from 'csv-parse/sync';
import * as v from 'valibot';
import type { CsvLine } from './csv-line';
import { CSV_TABLE_NAMES, CSV_TABLES, type CsvRow, type CsvTable } from './csv-tables';
import type { ImportReport } from '../files/import-report';

export interface CsvFile {
  /** Its name, for messages. */
  readonly name: string;
  readonly text: string;
}

const Records = v.array(v.object({ record: v.array(v.string()), info: v.object({ lines: v.number() }) }));

/** Columns that a file must have. */
const getColumns = (table: CsvTable): string[] =>
  Object.entries(CSV_TABLES[table].entries).flatMap(([column, { type }]) => (type === 'optional' ? [] : column));

/** Which table a file holds, by its header; undefined when it fits none. */
function getTable(header: readonly string[]): CsvTable | undefined {
  const names = new Set(header);
  return CSV_TABLE_NAMES.find((table) => getColumns(table).every((column) => names.has(column)));
}

function readRecords({ name, text }: CsvFile, report: ImportReport) {
  const firstLine = text.split('\n', 1)[0] ?? '';
  try {
    return v.parse(
      Records,
      parse(text, {
        bom: true,
        delimiter: firstLine.includes(';') ? ';' : ',',
        trim: true,
        info: true,
        skip_empty_lines: true,
        relax_column_count: true,
      }),
    );
  } catch (error) {
    report.errors.push({
      file: name,
      line: 0,
      message: `ist keine CSV-Datei: ${error instanceof Error ? error.message : ''}`,
    });
    return [];
  }
}

/** Lines of each table that were right; every wrong cell is in the report. */
export type CsvLines = { readonly [Table in CsvTable]: CsvLine<CsvRow<Table>>[] };

function readLine<Table extends CsvTable>(
  lines: CsvLines,
  table: Table,
  cells: Record<string, string>,
  { file, line, report }: { file: string; line: number; report: ImportReport },
): void {
  const result = v.safeParse(CSV_TABLES[table], cells);
  if (result.success) {
    const own: { readonly [Key in CsvTable]: CsvLine<unknown>[] } = lines;
    own[table].push({ file, line, value: result.output });
    return;
  }
  for (const issue of result.issues) {
    const column = String(issue.path?.[0]?.key ?? '');
    report.errors.push({ file, line, message: `${column} „${cells[column] ?? ''}“ ${issue.message}` });
  }
}

/** Reads files of any table and order; separators are ';' or ',', whichever the header has. */
export function readCsv(files: readonly CsvFile[], report: ImportReport): CsvLines {
  const lines: CsvLines = { dealers: [], branches: [], areas: [], options: [], makers: [], prices: [] };
  for (const csv of files) {
    const [header, ...records] = readRecords(csv, report);
    if (!header) continue;
    const table = getTable(header.record);
    if (!table) {
      const known = CSV_TABLE_NAMES.map((name) => `${name}: ${getColumns(name).join(', ')}`).join(' · ');
      report.errors.push({
        file: csv.name,
        line: 1,
        message: `Die Kopfzeile passt zu keiner Tabelle. Bekannt sind ${known}`,
      });
      continue;
    }
    for (const { record, info } of records) {
      const where = { file: csv.name, line: info.lines, report };
      if (record.length !== header.record.length) {
        const message = `hat ${record.length} Zellen, die Kopfzeile ${header.record.length}`;
        report.errors.push({ file: csv.name, line: info.lines, message });
        continue;
      }
      const cells = Object.fromEntries(header.record.map((column, index) => [column, record[index] ?? '']));
      readLine(lines, table, cells, where);
    }
  }
  return lines;
}
