import fc from 'fast-check';
import { formatNumber } from './format-number.ts';
import { parseNumber } from './parse-number.ts';
import { SITES } from './sites.ts';

describe('a typed number', () => {
  it.each([
    ['18.345,6', 1, 18_345.6],
    ['18345,6', 1, 18_345.6],
    ['18345.6', 1, 18_345.6],
    ['2.000', 1, 2000],
    ['1.234.567', 1, 1_234_567],
    ['12,5', 1, 12.5],
    ['12.5', 1, 12.5],
    ['3,750', 1, 3.75],
    [' 2 500 ', 1, 2500],
    ['18’345.6', 3, 18_345.6],
    ["18'345.6", 3, 18_345.6],
    ['18345,6', 3, 18_345.6],
    ['12.5', 3, 12.5],
    ['2,000', 3, 2000],
    ['18.345,6', 2, 18_345.6],
  ] as const)('%s in country %i is %d', (text, countryId, value) => {
    expect(parseNumber(text, SITES[countryId])).toBe(value);
  });

  it.each(['', 'viel', '-5', '5 kW', ',', '1e5'])('%j is none', (text) => {
    expect(parseNumber(text, SITES[1])).toBeNaN();
  });

  it('is what a site has written', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999_999 }), fc.constantFrom(1, 2, 3), (hundredths, countryId) => {
        const site = SITES[countryId];
        expect(parseNumber(formatNumber(hundredths / 100, site, 2), site)).toBeCloseTo(hundredths / 100, 5);
      }),
    );
  });
});
