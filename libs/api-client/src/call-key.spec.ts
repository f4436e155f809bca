import { CALLS } from '@heizplatz/contract';
import fc from 'fast-check';
import { callKey } from './call-key';
import { callUrl } from './call-url';
import { parseCookies } from './index';
import { cacheResponses } from './cached-responses';

describe('callKey', () => {
  it('does not depend on the order of fields nor on absent ones', () => {
    const site = { countryId: '1' };
    expect(callKey(CALLS.bestPrices, { params: site, query: { amount: '1', productId: '20' } })).toBe(
      callKey(CALLS.bestPrices, { query: { productId: '20', zipCode: undefined, amount: '1' }, params: site }),
    );
  });

  it('differs by call and by input', () => {
    const keys = [
      callKey(CALLS.commonData, { query: { countryId: '1' } }),
      callKey(CALLS.commonData, { query: { countryId: '2' } }),
      callKey(CALLS.bestPrice, { query: { countryId: '1' } }),
    ];
    expect(new Set(keys).size).toBe(3);
  });
});

describe('callUrl', () => {
  it('keeps any path value inside its segment', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, unit: 'grapheme' }), (orderId) => {
        const url = callUrl(CALLS.placedOrder, { params: { orderId }, query: {} });
        expect(decodeURIComponent(url.slice('/api/order-process/order/'.length))).toBe(orderId);
        expect(url.split('/')).toHaveLength(5);
      }),
    );
  });

  it('refuses a missing path value', () => {
    expect(() => callUrl(CALLS.placedOrder, { params: { orderId: '' } })).toThrow('no orderId');
  });
});

describe('parseCookies', () => {
  it.each([
    ['', {}],
    ['a=1; b=2', { a: '1', b: '2' }],
    ['a=1;a=2', { a: '1' }],
    ['a=x%20y; b=%E0%A4', { a: 'x y', b: '%E0%A4' }],
    ['a=b=c; =x; lonely', { a: 'b=c', '': 'x' }],
    ['__proto__=1', { ['__proto__']: '1' }],
  ])('%s', (text, expected) => {
    expect(Object.entries(parseCookies(text))).toEqual(Object.entries(expected));
  });
});

describe('keepAnswers', () => {
  it('holds the newest when it is full', () => {
    const cached = cacheResponses<number>(() => new Date(0), 2);
    cached.cache('a', 1, 9);
    cached.cache('b', 2, 9);
    cached.cache('a', 3, 9);
    cached.cache('c', 4, 9);
    expect([cached.read('a'), cached.read('b'), cached.read('c')]).toEqual([3, undefined, 4]);
  });
});
