import { parse } from 'csv-parse/sync';
import readXlsxFile from 'read-excel-file/node';
import { csvSink } from './csv-sink';
import type { StaffCell, StaffColumnKind } from './staff-column';
import { xlsxSink } from './xlsx-sink';

const COLUMNS: { title: string; kind: StaffColumnKind }[] = [
  { title: 'Nummer', kind: 'text' },
  { title: 'Menge', kind: 'weight' },
  { title: 'Brutto', kind: 'money' },
  { title: 'Tag', kind: 'date' },
  { title: 'Zeit', kind: 'time' },
  { title: 'Gast', kind: 'boolean' },
];
const ROWS: StaffCell[][] = [
  ['DE-26-000123', 6000, 2287.23, '2026-12-10', '2026-11-21T11:00:00.000Z', true],
  ['=HYPERLINK("http://x")', 1, -0.5, '1999-01-01', '2026-07-01T22:30:00.000Z', false],
  ['Müller; "Söhne" & <Co>\nzwei Zeilen', 0, 1234567, null, undefined, null],
];

async function getFile(getSink: typeof csvSink, rows = ROWS): Promise<Buffer> {
  const pieces: Buffer[] = [];
  const sink = getSink(COLUMNS, async (bytes) => {
    pieces.push(Buffer.from(bytes));
  });
  for (const row of rows) await sink.row(row);
  await sink.end();
  return Buffer.concat(pieces);
}

it('a CSV opens in a German table program', async () => {
  const text = (await getFile(csvSink)).toString();
  expect(text.startsWith('\uFEFFNummer;Menge;Brutto;Tag;Zeit;Gast\r\n')).toBe(true);
  const rows: unknown = parse(text, { bom: true, delimiter: ';' });
  expect(rows).toEqual([
    ['Nummer', 'Menge', 'Brutto', 'Tag', 'Zeit', 'Gast'],
    ['DE-26-000123', '6000', '2287,23', '10.12.2026', '21.11.2026 12:00', 'ja'],
    ['\'=HYPERLINK("http://x")', '1', '-0,50', '01.01.1999', '02.07.2026 00:30', 'nein'],
    ['Müller; "Söhne" & <Co>\nzwei Zeilen', '0', '1234567,00', '', '', ''],
  ]);
});

it.each(['=1+1', '+49 30 1', '-2', '@SUM(A1)', '\t=1', '\r=1', '＝1+1', '＠SUM(A1)'])(
  'a CSV makes %j harmless',
  async (text) => {
    const file = (await getFile(csvSink, [[text, 1, 1, null, null, null]])).toString();
    const [, row]: string[][] = parse(file, { bom: true, delimiter: ';' });
    expect(row?.[0]).toBe(`'${text}`);
  },
);

it('an XLSX holds numbers as numbers, days as days and text as text', async () => {
  const [sheet] = await readXlsxFile(await getFile(xlsxSink));
  expect(sheet?.data).toEqual([
    ['Nummer', 'Menge', 'Brutto', 'Tag', 'Zeit', 'Gast'],
    ['DE-26-000123', 6000, 2287.23, new Date('2026-12-10T00:00:00Z'), new Date('2026-11-21T12:00:00Z'), 'ja'],
    ['=HYPERLINK("http://x")', 1, -0.5, new Date('1999-01-01T00:00:00Z'), new Date('2026-07-02T00:30:00Z'), 'nein'],
    ['Müller; "Söhne" & <Co>\nzwei Zeilen', 0, 1234567, null, null, null],
  ]);
});

/** Amounts that lose a cent when they are cut at the wrong place: 19.99 * 100 is 1998.9999999999998. */
const CENTS = Array.from({ length: 2100 }, (_, cents) => cents);
const OF_CENTS = CENTS.map((cents): StaffCell[] => ['', 0, cents / 100, null, null, null]);

it('every cent stands in a CSV as it is', async () => {
  const lines: string[][] = parse(await getFile(csvSink, OF_CENTS), { bom: true, delimiter: ';' });
  const written = CENTS.map((cents) => `${Math.floor(cents / 100)},${String(cents % 100).padStart(2, '0')}`);
  expect(lines.slice(1).map(([, , money]) => money)).toEqual(written);
});

it('every cent stands in an XLSX as it is', async () => {
  const [sheet] = await readXlsxFile(await getFile(xlsxSink, OF_CENTS));
  expect(sheet?.data.slice(1).map(([, , money]) => money)).toEqual(CENTS.map((cents) => cents / 100));
});

it('an XLSX of many rows is written in pieces and read whole', async () => {
  const rows = Array.from({ length: 3000 }, (_, at): StaffCell[] => [`n\u0000${at}`, at, at / 100, null, null, null]);
  const [sheet] = await readXlsxFile(await getFile(xlsxSink, rows));
  expect(sheet?.data).toHaveLength(3001);
  expect(sheet?.data[3000]?.slice(0, 3)).toEqual(['n2999', 2999, 29.99]);
});

it('files without rows have their heads', async () => {
  expect((await getFile(csvSink, [])).toString()).toBe('\uFEFFNummer;Menge;Brutto;Tag;Zeit;Gast\r\n');
  const [sheet] = await readXlsxFile(await getFile(xlsxSink, []));
  expect(sheet?.data).toEqual([['Nummer', 'Menge', 'Brutto', 'Tag', 'Zeit', 'Gast']]);
});
