import { stringify } from 'csv-stringify/sync';
import type { FileSink, WriteBytes } from './file-sink';
import { localTime } from './local-time';
import type { StaffCell, StaffColumn } from './staff-column';

/** What a table program would read as a formula, in full width too; behind an apostrophe it is text (OWASP, CSV injection). */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;

const harmless = (text: string): string => (FORMULA.test(text) ? `'${text}` : text);
const germanDate = (iso: string): string => `${iso.slice(8, 10)}.${iso.slice(5, 7)}.${iso.slice(0, 4)}`;

function numberText(value: number, kind: StaffColumn<never>['kind']): string {
  const text = kind === 'money' ? value.toFixed(2) : String(value);
  return text.replace('.', ',');
}

function csvCell(value: StaffCell, kind: StaffColumn<never>['kind']): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number') return numberText(value, kind);
  if (typeof value === 'boolean') return value ? 'ja' : 'nein';
  if (value === '') return '';
  if (kind === 'date') return germanDate(value);
  if (kind === 'time') {
    const local = localTime(value);
    return `${germanDate(local)}${local.slice(10)}`;
  }
  return harmless(value);
}

const line = (cells: readonly string[]): string =>
  stringify([[...cells]], { delimiter: ';', record_delimiter: '\r\n' });

/** A CSV that German table programs open by a double click: BOM, semicolons, decimal commas, days as '21.11.2026'. */
export function csvSink(columns: readonly Pick<StaffColumn<never>, 'title' | 'kind'>[], write: WriteBytes): FileSink {
  let head: string | null = `\uFEFF${line(columns.map(({ title }) => harmless(title)))}`;
  const taken = (text: string): string => {
    const all = `${head ?? ''}${text}`;
    head = null;
    return all;
  };
  return {
    row: (cells) => write(taken(line(columns.map(({ kind }, at) => csvCell(cells[at], kind))))),
    end: () => write(taken('')),
  };
}
