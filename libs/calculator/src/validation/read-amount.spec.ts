import fc from 'fast-check';
import { amountReading, readAmount } from './read-amount.ts';

test.each([
  ['6 t', 6000],
  ['6t', 6000],
  ['6,5 t', 6500],
  ['6.5 t', 6500],
  ['6,5', 6500],
  ['6.5', 6500],
  ['0,5 to', 500],
  ['6 Tonnen', 6000],
  ['6000 kg', 6000],
  ['6.000 kg', 6000],
  ['6’000', 6000],
  ['6000', 6000],
  ['6,', 6],
  ['6 k', 6],
  ['', null],
  ['abc', null],
  ['6 Paletten', null],
  ['1,2,3', null],
  ['9999999999', null],
  ['999999999', 999_999_999],
  ['999999999,4 kg', 999_999_999],
  ['x6', null],
  ['6x6', null],
  ['6 000', 6000],
  ["6'000", 6000],
  ['12.000', 12_000],
  ['1.200.000', 1_200_000],
  ['1200.000', 1200],
  ['1.2000', 1200],
  ['1.234.5', null],
  ['6 000 5', null],
  ['  6  t  ', 6000],
  ['6 TO', 6000],
  ['6 ton', 6000],
  ['6 tonn', 6000],
  ['6 tonne', 6000],
  ['6 KG', 6],
  ['6,4 kg', 6],
])('%j are %p kg', (text, amount) => {
  expect(readAmount(text, { unit: 'kg' })).toBe(amount);
});

test.each(['6,5', '6 t'])('%j says nothing of pallets or litres', (text) => {
  expect(readAmount(text, { unit: 'Paletten' })).toBeNull();
  expect(readAmount(text, { unit: 'Liter' })).toBeNull();
});

test('a field reads its text where goods are weighed, and nowhere else', () => {
  expect(amountReading({ unit: 'kg' }).readText?.('6,5 t')).toBe(6500);
  for (const unit of ['Paletten', 'Liter'] as const) expect(amountReading({ unit })).toEqual({});
});

const BEFORE = /^\s*(\d[\d.,'’\s]*?)\s*(t|to|ton|tonn|tonne|tonnen|k|kg)?\s*$/i;

test('a text is read as by the pattern that tried every division of its blanks', () => {
  const sign = fc.constantFrom(...'012.,’ \t\ntokgnexT');
  fc.assert(
    fc.property(fc.string({ unit: sign, maxLength: 14 }), (text) => {
      const [, number, unit] = BEFORE.exec(text) ?? [];
      const plain = number === undefined ? text : `${number} ${unit ?? ''}`;
      expect(readAmount(text, { unit: 'kg' })).toBe(readAmount(plain, { unit: 'kg' }));
      if (number === undefined) expect(readAmount(text, { unit: 'kg' })).toBeNull();
    }),
    { numRuns: 1000 },
  );
});

test.each([
  ['blanks before a letter', `1${' '.repeat(16_000)}x`],
  ['a number of a thousand digits', '9'.repeat(1000)],
  ['a number that is written shorter than its digits', '1'.padEnd(30, '0')],
])('%s are no amount, at once', (_, text) => {
  // The least of a few: garbage of the tests before is collected meanwhile.
  const tries = [1, 2, 3].map(() => {
    const from = process.threadCpuUsage();
    expect(readAmount(text, { unit: 'kg' })).toBeNull();
    return process.threadCpuUsage(from).user / 1000;
  });
  expect(Math.min(...tries)).toBeLessThan(50);
});
