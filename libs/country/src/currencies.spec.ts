import { CURRENCY_CODES, siteByCurrency } from './currencies.ts';

it('names each currency once, with a site that writes its amounts', () => {
  expect(CURRENCY_CODES.slice(0, 2)).toEqual(['EUR', 'CHF']);
  expect(CURRENCY_CODES).toHaveLength(new Set(CURRENCY_CODES).size);
  expect((['EUR', 'CHF'] as const).map((code) => siteByCurrency(code).iso)).toEqual(['DE', 'CH']);
});

it('refuses a currency that no country pays in', () => {
  expect(() => siteByCurrency('USD' as 'EUR')).toThrow('no country pays in USD');
});
