import { isVatNumber } from './vat-number';

it.each([
  [1, 'DE136695976', true],
  [1, 'de 136695976', true],
  [1, 'DE136695978', false],
  [1, 'DE123', false],
  [1, 'ATU13585627', false],
  [2, 'ATU13585627', true],
  [2, 'ATU13585626', false],
  [2, 'AT13585627', false],
  [3, 'CHE-107.787.577 MWST', true],
  [3, 'CHE107787577', true],
  [3, 'CHE-107.787.578 MWST', false],
] as const)('in country %i %s is a VAT number: %s', (countryId, text, expected) => {
  expect(isVatNumber(countryId, text)).toBe(expected);
});
