import { SITES } from '@heizplatz/country';
import { priceDifference } from './price-difference';
import { signedMoney } from './signed-money';

it.each([
  [39, 1, '+ 39 €'],
  [-12.5, 1, '− 12,50 €'],
  [1000, 2, '+ € 1.000'],
  [15.05, 3, '+ CHF 15.05'],
  [20, 3, '+ CHF 20'],
  [0, 1, '+ 0 €'],
] as const)('signedMoney(%d) of site %d is %s', (value, countryId, text) => {
  expect(signedMoney(value, SITES[countryId]).replaceAll('\u00A0', ' ')).toBe(text);
});

it('priceDifference has no more digits than prices', () => {
  expect(priceDifference(2326.23, 2287.23)).toBe(39);
  expect(priceDifference(0.3, 0.1)).toBe(0.2);
});
