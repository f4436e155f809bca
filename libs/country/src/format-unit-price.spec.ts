import {
  formatWithUnit,
  formatUnitPrice,
  formatPriceUnit,
  unitPriceAffixes,
  unitPriceParts,
} from './format-unit-price.ts';
import { SITES } from './sites.ts';

const plain = (text: string) => text.replaceAll('\u00A0', ' ');

test.each([
  [1, '398,20 €/t', '98,05 €/100 l', '€/100 l', ['398,20', '€/t']],
  [2, '€ 398,20/t', '€ 98,05/100 l', '€/100 l', ['€ 398,20', '/t']],
  [3, 'CHF 398.20/t', 'CHF 98.05/100 l', 'CHF/100 l', ['CHF 398.20', '/t']],
] as const)('the currency stands where country %i writes it', (countryId, tonne, litres, unit, parts) => {
  const site = SITES[countryId];
  expect(plain(formatUnitPrice(398.2, site, 't'))).toBe(tonne);
  expect(plain(formatUnitPrice(98.05, site, '100 l'))).toBe(litres);
  expect(formatUnitPrice(98.05, site, '100 l')).not.toContain(' ');
  expect(plain(formatPriceUnit(site, '100 l'))).toBe(unit);
  const { value, unit: behind } = unitPriceParts(countryId === 3 ? '398.20' : '398,20', site, 't');
  expect([plain(value), behind]).toEqual(parts);
  const { prefix = '', suffix } = unitPriceAffixes(site, 't');
  expect(formatUnitPrice(398.2, site, 't').startsWith(prefix)).toBe(true);
  expect(formatUnitPrice(398.2, site, 't').endsWith(suffix)).toBe(true);
  expect(prefix + suffix).toBe(formatPriceUnit(site, 't'));
});

test('a series in foreign units has them behind its figures', () => {
  expect(plain(formatWithUnit('398,20', SITES[1], '€/t'))).toBe('398,20 €/t');
  expect(plain(formatWithUnit('398.20', SITES[3], 'CHF/t'))).toBe('CHF 398.20/t');
  expect(plain(formatWithUnit('71.20', SITES[3], '$/Barrel'))).toBe('71.20 $/Barrel');
});
