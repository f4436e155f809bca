import { setImmediate as nextTurn } from 'node:timers/promises';
import { newReport } from '../files/import-report';
import { readCsv } from './read-csv';
import { writePriceFile } from './write-price-file';

const MOST_BYTES = 2_000_000;
const write = (hersteller: string | null) =>
  writePriceFile({
    ...{ haendler: 'tannhof', filiale: 'landshut', produkt: 20, zertifikat: null, kundengruppe: 1 },
    ...{ gueltig_ab: '2026-12-01', preis_netto: 36_437, staffel: [11_000], zonen: [0], lieferpauschale_netto: 3920 },
    ...{ palettengewicht_kg: null, pfand: null, hersteller },
  })
    .trimEnd()
    .split('\n');
const [HEADER = '', PRICE = ''] = write(null);
const fill = (start: string, part: string) => start + part.repeat((MOST_BYTES - start.length) / part.length);
const read = (text: string) => {
  const report = newReport();
  return readCsv([{ name: 'x.csv', text }], report).then(({ lines, isWhole }) => ({ lines, isWhole, ...report }));
};

/** The most processor time that this thread spends in one turn of its loop. */
async function longestTurnMs(work: () => Promise<unknown>): Promise<number> {
  let isOver = false;
  let longest = 0;
  const watch = async () => {
    while (!isOver) {
      const from = process.threadCpuUsage();
      await nextTurn();
      const { user, system } = process.threadCpuUsage(from);
      longest = Math.max(longest, (user + system) / 1000);
    }
  };
  const watching = watch();
  await work().finally(() => (isOver = true));
  await watching;
  return longest;
}

/** The least of a few tries: garbage of the tests before is collected on this thread too. */
async function leastMs(measure: () => Promise<number>, limitMs: number): Promise<number> {
  let least = Infinity;
  for (let tries = 0; tries < 5 && least >= limitMs; tries += 1) least = Math.min(least, await measure());
  return least;
}

it.each([
  ['prices', fill(`${HEADER}\n`, `${PRICE}\n`)],
  ['lines of one cell', fill(`${HEADER}\n`, 'a\n')],
  ['wrong cells', fill(`${HEADER}\n`, `${PRICE.replaceAll(/[^;]/g, 'x')}\n`)],
  ['empty lines', fill(`${HEADER}\n`, '\n')],
  ['empty cells', fill(`${HEADER}\n`, ';')],
  ['one cell', fill(`${HEADER}\n`, 'a')],
  ['a quote without end', fill(`${HEADER}\n"`, 'a')],
  ['quotes', fill(`${HEADER}\n`, '"')],
  ['a header without end', fill('', 'a;')],
  ['a list without end', fill(`${HEADER}\n`, '1|')],
])(
  '%s of 2 MB take the thread that answers calls no 50 ms at a time',
  async (_, text) => {
    expect(await leastMs(() => longestTurnMs(() => read(text)), 50)).toBeLessThan(50);
  },
  60_000,
);

it('a file that is wrong nearly everywhere is not read to its end, and says so', async () => {
  const { errors, isWhole } = await read(`${HEADER}\n${'a\n'.repeat(5000)}`);
  expect(isWhole).toBe(false);
  expect(errors).toHaveLength(1001);
  expect(errors.at(-1)).toMatchObject({ line: 1002, message: expect.stringContaining('nicht weitergelesen') });
});

it('a file of more lines than a dealer has is refused, and names the way out', async () => {
  const { errors, isWhole } = await read(`${HEADER}\n${`${PRICE}\n`.repeat(20_001)}`);
  expect(isWhole).toBe(false);
  expect(errors).toEqual([
    expect.objectContaining({ line: 20_002, message: expect.stringContaining('Teilen Sie sie') }),
  ]);
});

it('a record that is longer than any line of prices makes it no CSV file', async () => {
  const { errors, isWhole } = await read(`${HEADER}\n${'a'.repeat(20_000)}\n`);
  expect(isWhole).toBe(false);
  expect(errors).toEqual([
    expect.objectContaining({ line: 0, message: expect.stringContaining('ist keine CSV-Datei') }),
  ]);
});

it('characters that stand across slices are read whole', async () => {
  const maker = 'ü'.repeat(150);
  const { lines, errors } = await read(`${HEADER}\n${`${write(maker)[1]}\n`.repeat(500)}`);
  expect(errors).toEqual([]);
  expect(new Set(lines.prices.map(({ value }) => value.hersteller))).toEqual(new Set([maker]));
});
