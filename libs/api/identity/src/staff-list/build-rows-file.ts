import { Readable } from 'node:stream';
import { StreamResponse } from '@heizplatz/api-platform';
import { csvSink } from './csv-sink';
import type { StaffColumn } from './staff-column';
import { xlsxSink } from './xlsx-sink';

const CONTENT_TYPES = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;

export interface RowsFile<Row> {
  readonly columns: readonly StaffColumn<Row>[];
  readonly rows: readonly Row[];
  /** Without ending. */
  readonly name: string;
  readonly format: keyof typeof CONTENT_TYPES;
}

/** A file of rows in memory, such as aggregated statistics; lists of any length use `defineStaffList`. */
export async function buildRowsFile<Row>({ columns, rows, name, format }: RowsFile<Row>): Promise<StreamResponse> {
  const pieces: Buffer[] = [];
  const sink = (format === 'csv' ? csvSink : xlsxSink)(columns, async (bytes) => {
    pieces.push(Buffer.from(bytes));
  });
  for (const row of rows) await sink.row(columns.map(({ value }) => value(row)));
  await sink.end();
  const file = { contentType: CONTENT_TYPES[format], fileName: `${name}.${format}` };
  return new StreamResponse(Readable.from(pieces), file);
}
