import { DAY_MS } from '@heizplatz/country';
import { strToU8, Zip, ZipPassThrough } from 'fflate';
import { deflatedPart } from './deflated-part';
import type { FileSink, WriteBytes } from './file-sink';
import { localTime } from './local-time';
import type { StaffCell, StaffColumn, StaffColumnKind } from './staff-column';
import { SHEET_END, SHEET_HEADER, XLSX_PARTS, XLSX_STYLES } from './xlsx-parts';

/** Rows are deflated in pieces of about this many characters. */
const PIECE_LENGTH = 64 * 1024;
/** Excel's own limit of a cell. */
const MAX_CELL = 32_767;
/** Day 0 of Excel's calendar as it counts from 1900-03-01 on. */
const EPOCH_MS = Date.UTC(1899, 11, 30);

// eslint-disable-next-line no-control-regex -- XML 1.0 knows no way to write them
const NOT_XML = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu;
/** Nearly every text consists only of these, and needs no further check. */
const PLAIN = /^[\w äöüÄÖÜß.,:;()/+@-]*$/;
const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
function escaped(text: string): string {
  const stored = text.slice(0, MAX_CELL);
  if (PLAIN.test(stored)) return stored;
  return stored.replace(NOT_XML, '').replace(/[&<>"]/g, (sign) => ESCAPES[sign] ?? '');
}

/** 'A', 'Z', 'AA' … by the place of a column, from 0. */
const columnName = (at: number): string =>
  at < 26 ? String.fromCharCode(65 + at) : columnName(Math.floor(at / 26) - 1) + columnName(at % 26);

/** Its attributes but for the address, and what stands in it. */
const textCell = (text: string, style = 0): string =>
  ` t="inlineStr"${style ? ` s="${style}"` : ''}><is><t xml:space="preserve">${escaped(text)}</t></is></c>`;
const numberCell = (value: number, style: number): string => ` s="${style}"><v>${value}</v></c>`;
const toSerial = (utc: string): number => (Date.parse(utc) - EPOCH_MS) / DAY_MS;

function xlsxCell(value: StaffCell, kind: StaffColumnKind): string {
  if (value === null || value === undefined || value === '') return '/>';
  if (typeof value === 'boolean') return textCell(value ? 'ja' : 'nein');
  if (typeof value === 'number') {
    if (!Number.isFinite(value)) return '/>';
    if (kind === 'money') return numberCell(value, XLSX_STYLES.money);
    return numberCell(value, kind === 'weight' ? XLSX_STYLES.whole : 0);
  }
  if (kind === 'date') return numberCell(toSerial(`${value.slice(0, 10)}T00:00:00Z`), XLSX_STYLES.date);
  if (kind === 'time') return numberCell(toSerial(`${localTime(value).replace(' ', 'T')}:00Z`), XLSX_STYLES.time);
  return textCell(value);
}

/** A workbook of one sheet. Text stays text, whatever it begins with: an inline string is never a formula. */
export function xlsxSink(columns: readonly Pick<StaffColumn<never>, 'title' | 'kind'>[], write: WriteBytes): FileSink {
  const made: Uint8Array[] = [];
  const zip = new Zip((error, bytes) => {
    if (error) throw error;
    made.push(bytes);
  });
  for (const [name, xml] of Object.entries(XLSX_PARTS)) {
    const part = new ZipPassThrough(name);
    zip.add(part);
    part.push(strToU8(xml), true);
  }
  const sheet = deflatedPart('xl/worksheets/sheet1.xml');
  zip.add(sheet.file);
  const names = columns.map((_, at) => columnName(at));
  let rowNumber = 0;
  const getRow = (cells: readonly string[]): string => {
    rowNumber += 1;
    const placed = cells.map((cell, at) => `<c r="${names[at]}${rowNumber}"${cell}`);
    return `<row r="${rowNumber}">${placed.join('')}</row>`;
  };
  let piece = SHEET_HEADER + getRow(columns.map(({ title }) => textCell(title, XLSX_STYLES.head)));
  const flush = async (isLast: boolean): Promise<void> => {
    await sheet.push(piece);
    piece = '';
    if (isLast) {
      await sheet.end();
      zip.end();
    }
    for (const bytes of made.splice(0)) await write(bytes);
  };
  return {
    row: async (cells) => {
      piece += getRow(columns.map(({ kind }, at) => xlsxCell(cells[at], kind)));
      if (piece.length >= PIECE_LENGTH) await flush(false);
    },
    end: () => {
      piece += SHEET_END;
      return flush(true);
    },
  };
}
