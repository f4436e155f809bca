import { parseBoolean } from '../query/parse-boolean.ts';
import type { CalculatorConfiguration } from '../configuration/calculator-configuration.ts';
import { defaultConfiguration } from '../configuration/default-configuration.ts';
import { toSimpleConfiguration } from '../configuration/to-simple-configuration.ts';
import { isCalculable } from '../configuration/is-calculable.ts';
import { parseNumber } from '../query/parse-number.ts';

const berlin = (changes: Partial<CalculatorConfiguration> = {}): CalculatorConfiguration => ({
  ...defaultConfiguration(1, 3),
  ZipCode: '10115',
  ...changes,
});

describe('a calculation is run', () => {
  test.each<[string, Partial<CalculatorConfiguration>, boolean]>([
    ['with postcode and amount', {}, true],
    ['not without a postcode', { ZipCode: '' }, false],
    ["not for another country's postcode", { ZipCode: '1010' }, false],
    ['at the minimum', { Amount: 1000 }, true],
    ['not below the minimum', { Amount: 999 }, false],
    ['not without an amount', { Amount: 0 }, false],
    ['at the minimum of three households', { Amount: 3000, Stations: 3 }, true],
    ['not below that of three households', { Amount: 2999, Stations: 3 }, false],
    ['not above the maximum', { Amount: 20_001 }, false],
    ['for one pallet', { ProductGroupId: 4, Amount: 1 }, true],
    ['not for sixteen pallets', { ProductGroupId: 4, Amount: 16 }, false],
  ])('%s', (_, changes, isRun) => {
    expect(isCalculable(berlin(changes))).toBe(isRun);
  });
});

describe('the simple calculator passes on', () => {
  const instalments = { Id: 3, Key: 'Payment', Modifier: 6 };
  const hose = { Id: 133, Key: '' };
  test.each([
    [1, 12],
    [2, 12],
    [3, 3],
  ] as const)('instalments of country %i over %i months and for one station', (CountryId, Modifier) => {
    const chosen = { ...berlin({ CountryId }), Stations: 4, Parameters: [hose, instalments] };
    expect(toSimpleConfiguration(chosen)).toEqual({
      ...chosen,
      Stations: 1,
      Parameters: [hose, { ...instalments, Modifier }],
    });
  });

  it('everything else as it is', () => {
    const chosen = berlin({
      Stations: 4,
      Parameters: [hose, { Id: 1, Key: 'Payment' }, { Id: 3, Key: 'CustomerGroup' }],
    });
    expect(toSimpleConfiguration(chosen)).toBe(chosen);
  });
});

test.each([
  ['true', true],
  ['Yes', true],
  [' ja ', true],
  ['1', true],
  ['false', false],
  ['no', false],
  ['nein', false],
  ['0', false],
  ['2', undefined],
  ['wahr', undefined],
  ['', undefined],
  [null, undefined],
])('boolean text %j is %j', (text, value) => {
  expect(parseBoolean(text)).toBe(value);
});

test.each([
  ['6000', 6000],
  ['6.000', 6000],
  ['6’000', 6000],
  [' 12 000 ', 12_000],
  ['6.00', undefined],
  ['6,5', undefined],
  ['-1', undefined],
  ['1e3', undefined],
  ['0x10', undefined],
  ['1000000000', undefined],
  ['60.000.000', undefined],
  ['', undefined],
  [null, undefined],
])('number text %j is %j', (text, value) => {
  expect(parseNumber(text, { min: 1, max: 1_000_000 })).toBe(value);
});
