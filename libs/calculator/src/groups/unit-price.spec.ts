import { isExactUnitPrice } from './unit-price.ts';

describe('isExactUnitPrice', () => {
  it.each([
    [{ unitPrice: 373, amount: 6000, unitSize: 1000, total: 2238 }, true],
    [{ unitPrice: 373, amount: 6000, unitSize: 1000, total: 2238.01 }, false],
    [{ unitPrice: 445.5, amount: 2, unitSize: 1, total: 891 }, true],
    [{ unitPrice: 113.5, amount: 3000, unitSize: 100, total: 3405 }, true],
    [{ unitPrice: 381.21, amount: 6000, unitSize: 1000, total: 2287.23 }, false],
    [{ unitPrice: 0.1, amount: 3, unitSize: 1, total: 0.3 }, true],
  ])('%o is %s', (priced, isExact) => {
    expect(isExactUnitPrice(priced)).toBe(isExact);
  });
});
