import { parseNumber } from './parse-number.ts';

const BOUNDS = { min: 500, max: 2_000_000 };

test.each([
  ['500', 500],
  ['2000000', 2_000_000],
  [' 6000 ', 6000],
  ['6.000', 6000],
  ['6’000', 6000],
  ["6'000", 6000],
  ['6 000', 6000],
  ['6\u00A0000', 6000],
  ['6\u202F000', 6000],
  ['12.000', 12_000],
  ['120.000', 120_000],
  ['1.200.000', 1_200_000],
  ['000006000', 6000],
])('%j is %p', (text, number) => expect(parseNumber(text, BOUNDS)).toBe(number));

test.each([
  null,
  '',
  ' ',
  '499',
  '2000001',
  '-600',
  '6000x',
  'x6000',
  '6.00',
  '6.0000',
  '1200.000',
  'x6.000',
  '6.000x',
  '6,000',
  '0000006000',
])('%j is ignored', (text) => expect(parseNumber(text, BOUNDS)).toBeUndefined());
