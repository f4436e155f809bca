import fc from 'fast-check';
import * as v from 'valibot';
import { Cents, Day, filled, Key, buildList, orNull, SignedCents, wholeNumber, ZipText } from './csv-fields';
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
  [`${'0'.repeat(8)}5`, true],
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

it.each([
  ['a', true],
  ['tannhof', true],
  ['tannhof-holzwaerme-2', true],
  ['24-waerme', true],
  ['2a', true],
  ['a-1', true],
  ['', false],
  ['24', false],
  ['24-7', false],
  ['Tannhof', false],
  ['tannhof_2', false],
  ['-tannhof', false],
  ['tannhof-', false],
  ['tann--hof', false],
  ['tann hof', false],
  ['höfe', false],
])('%j is a key: %s', (text, isRight) => expect(v.is(Key, text)).toBe(isRight));

it.each([
  ['1010', true],
  ['84028', true],
  ['840', false],
  ['840280', false],
  ['D8402', false],
  ['8402x', false],
])('%j is a postcode: %s', (text, isRight) => expect(v.is(ZipText, text)).toBe(isRight));

it('a list has parts between strokes, each without the spaces around it', () => {
  expect(v.parse(buildList(ZipText), '84028| 84030 |1010')).toEqual(['84028', '84030', '1010']);
  expect(v.is(buildList(ZipText), '84028||1010')).toBe(false);
});

it('an empty cell is null where it may be, and nothing else is', () => {
  expect(v.parse(orNull(ZipText), '')).toBeNull();
  expect(v.parse(orNull(ZipText), '1010')).toBe('1010');
  expect(v.is(orNull(ZipText), 'x')).toBe(false);
});

it.each([
  [Cents, 'x', 'ist kein Betrag (zum Beispiel 379,46)'],
  [SignedCents, 'x', 'ist kein Betrag (zum Beispiel 12,50)'],
  [wholeNumber(2, 9), 'x', 'ist keine ganze Zahl'],
  [wholeNumber(2, 9), '1', 'ist kleiner als 2'],
  [wholeNumber(2, 9), '10', 'ist größer als 9'],
  [filled(3), '', 'fehlt'],
  [filled(3), 'abcd', 'ist länger als 3 Zeichen'],
  [Key, 'X', 'ist kein Schlüssel (kleine Buchstaben, Ziffern, Bindestriche, mindestens ein Buchstabe)'],
  [ZipText, 'x', 'ist keine Postleitzahl'],
  [Day, 'x2026-12-01', 'ist kein Tag (zum Beispiel 01.12.2026)'],
  [Day, '2026-13-45', 'ist kein Tag (zum Beispiel 01.12.2026)'],
  [Day, '2026-02-30', 'gibt es im Kalender nicht'],
])('what is wrong is said in words, %#', (schema, text, message) => {
  expect(v.safeParse<v.GenericSchema<string, unknown>>(schema, text).issues?.[0].message).toBe(message);
});

it('three signs fit where three may', () => expect(v.parse(filled(3), 'abc')).toBe('abc'));
