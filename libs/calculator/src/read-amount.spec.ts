import { readAmount } from './read-amount';

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
])('%j are %p kg', (text, amount) => {
  expect(readAmount(text, { unit: 'kg' })).toBe(amount);
});

test.each(['6,5', '6 t'])('%j says nothing of pallets or litres', (text) => {
  expect(readAmount(text, { unit: 'Paletten' })).toBeNull();
  expect(readAmount(text, { unit: 'Liter' })).toBeNull();
});
