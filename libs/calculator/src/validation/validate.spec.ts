import { SITES } from '@heizplatz/country';
import fc from 'fast-check';
import { parseBoolean } from '../query/parse-boolean.ts';
import { FALLBACK_AMOUNT_LIMITS } from './fallback-amount-limits.ts';
import { nearestAmount } from './nearest-amount.ts';
import { parseAmount } from './parse-amount.ts';
import { PRODUCT_GROUPS } from '../groups/product-groups.ts';
import { validateAmount } from './validate-amount.ts';
import { validateZipCode } from './validate-zip-code.ts';

test.each([
  ['', 'ZIPCODE_REQ', 'ZIPCODE_REQ', 'ZIPCODE_REQ'],
  ['   ', 'ZIPCODE_REQ', 'ZIPCODE_REQ', 'ZIPCODE_REQ'],
  ['10115', null, 'ZIPCODE_INV', 'ZIPCODE_INV'],
  [' 10115 ', null, 'ZIPCODE_INV', 'ZIPCODE_INV'],
  ['1010', 'ZIPCODE_INV', null, null],
  ['1011', 'ZIPCODE_INV', null, null],
  ['101150', 'ZIPCODE_INV', 'ZIPCODE_INV', 'ZIPCODE_INV'],
  ['1o115', 'ZIPCODE_INV', 'ZIPCODE_INV', 'ZIPCODE_INV'],
  ['D-10115', 'ZIPCODE_INV', 'ZIPCODE_INV', 'ZIPCODE_INV'],
  ['١٠١١٥', 'ZIPCODE_INV', 'ZIPCODE_INV', 'ZIPCODE_INV'],
  ['10115\n1', 'ZIPCODE_INV', 'ZIPCODE_INV', 'ZIPCODE_INV'],
] as const)('postcode %j is %s in DE, %s in AT, %s in CH', (text, de, at, ch) => {
  expect([1, 2, 3].map((id) => validateZipCode(text, SITES[id as 1 | 2 | 3]))).toEqual([de, at, ch]);
});

const loose = PRODUCT_GROUPS[3];
const pallets = PRODUCT_GROUPS[4];

test.each([
  ['simple', 0, loose.simpleLimits, 1, 'AMOUNT_REQ'],
  ['simple', Number.NaN, loose.simpleLimits, 1, 'AMOUNT_REQ'],
  ['simple', 499, loose.simpleLimits, 1, 'AMOUNT_MIN'],
  ['simple', 500, loose.simpleLimits, 1, null],
  ['simple', 32000, loose.simpleLimits, 1, null],
  ['simple', 32001, loose.simpleLimits, 1, 'AMOUNT_MAX'],
  ['order', 999, loose.orderLimits, 1, 'AMOUNT_MIN'],
  ['order', 20000, loose.orderLimits, 1, null],
  ['order', 20001, loose.orderLimits, 1, 'AMOUNT_MAX'],
  ['order', 2999, loose.orderLimits, 3, 'AMOUNT_MIN'],
  ['order', 3000, loose.orderLimits, 3, null],
  ['order', 20001, loose.orderLimits, 9, 'AMOUNT_MAX'],
  ['pallets', 0, pallets.orderLimits, 1, 'AMOUNT_REQ'],
  ['pallets', 1, pallets.orderLimits, 1, null],
  ['pallets', 15, pallets.orderLimits, 1, null],
  ['pallets', 16, pallets.orderLimits, 1, 'AMOUNT_MAX'],
  ['fallback', 499, FALLBACK_AMOUNT_LIMITS, 1, 'AMOUNT_MIN'],
  ['fallback', 20001, FALLBACK_AMOUNT_LIMITS, 1, 'AMOUNT_MAX'],
] as const)('%s amount %d is judged against %o and %i stations: %s', (_, amount, limits, deliveryPoints, code) => {
  expect(validateAmount(amount, limits, deliveryPoints)).toBe(code);
});

test('the nearest amount is always allowed, and an allowed one is its own nearest', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1e6 }), fc.integer({ min: 1, max: 9 }), (amount, deliveryPoints) => {
      for (const { orderLimits } of Object.values(PRODUCT_GROUPS)) {
        const nearest = nearestAmount(amount, orderLimits, deliveryPoints);
        expect(validateAmount(nearest, orderLimits, deliveryPoints)).toBeNull();
        if (validateAmount(amount, orderLimits, deliveryPoints) === null) expect(nearest).toBe(amount);
      }
    }),
  );
});

test.each([
  ['6000', 6000],
  ['6.000', 6000],
  ['6’000 kg', 6000],
  ['', 0],
  ['abc', 0],
  ['-5', 5],
  ['007', 7],
  ['99999999999999999999', 999_999_999],
])('typed %j is %d', (text, amount) => {
  expect(parseAmount(text)).toBe(amount);
});

test.each([
  ['true', true],
  ['Yes', true],
  ['ja', true],
  ['1', true],
  ['false', false],
  ['nein', false],
  ['0', false],
  ['', undefined],
  ['2', undefined],
  [null, undefined],
])('boolean text %j is %s', (text, value) => {
  expect(parseBoolean(text)).toBe(value);
});
