import fc from 'fast-check';
import * as v from 'valibot';
import { Cents, Day, SignedCents, wholeNumber } from './csv-fields';
import { euros } from './euros';

describe('money of a file', () => {
  it.each([
    ['19,99', 1999],
    ['19.99', 1999],
    ['0,29', 29],
    ['1,15', 115],
    ['8,2', 820],
    ['12', 1200],
    ['999999,99', 99_999_999],
    ['0', 0],
  ])('%s is %i cents, the cents as well', (text, cents) => {
    expect(v.parse(Cents, text)).toBe(cents);
    expect(v.parse(SignedCents, text)).toBe(cents);
    expect(v.parse(SignedCents, `-${text}`) + cents).toBe(0);
  });

  it('is read as it was written, every amount', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999_999 }), (cents) => {
        expect(v.parse(Cents, euros(cents))).toBe(cents);
        expect(v.parse(Cents, euros(cents).replace(',', '.'))).toBe(cents);
        expect(v.parse(SignedCents, `-${euros(cents)}`) + cents).toBe(0);
      }),
    );
  });

  it.each(['', '1000000', '1,999', '1.000,00', ',5', '5,', '+5', '5 €', 'x5', '5x', '1e3', '--5'])(
    'refuses %j',
    (text) => {
      expect(v.is(Cents, text)).toBe(false);
      expect(v.is(SignedCents, text)).toBe(false);
    },
  );

  it('is no discount where none is allowed', () => expect(v.is(Cents, '-5')).toBe(false));
});

it.each([
  ['1', true],
  ['9', true],
  ['0', false],
  ['10', false],
  ['5,0', false],
  ['', false],
  [`${'0'.repeat(9)}5`, false],
])('a whole number from 1 to 9 may be %j: %s', (text, isRight) => expect(v.is(wholeNumber(1, 9), text)).toBe(isRight));

it.each([
  ['01.12.2026', '2026-12-01'],
  ['2026-12-01', '2026-12-01'],
  ['29.02.2028', '2028-02-29'],
])('the day %s is %s', (text, day) => expect(v.parse(Day, text)).toBe(day));

it.each([
  '29.02.2027',
  '2026-13-01',
  '31.04.2026',
  '1.12.2026',
  '01.12.26',
  '01-12-2026',
  ' 01.12.2026',
  '01.12.2026x',
])('there is no day %s', (text) => expect(v.is(Day, text)).toBe(false));
