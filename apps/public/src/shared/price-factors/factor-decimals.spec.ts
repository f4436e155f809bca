import { factorDecimals } from './factor-decimals';

it.each([
  ['an exchange rate', 3, 1.0834, 4],
  ['an exchange rate', 3, 1.083, 3],
  ['an exchange rate', 4, 1.08, 2],
  ['an exchange rate', 4, 1, 2],
  ['an exchange rate', 4, 0.93456, 4],
  ['a price', 1, 71.2345, 2],
])('%s (factor %d) of %d has %d decimals', (_, Id, Price, decimals) => {
  expect(factorDecimals({ Id, Price })).toBe(decimals);
});
