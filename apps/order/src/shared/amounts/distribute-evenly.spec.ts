import fc from 'fast-check';
import { distributeEvenly } from './distribute-evenly';

describe('equal parts of an amount', () => {
  it.each([
    [6000, 3, [2000, 2000, 2000]],
    [7000, 3, [2334, 2333, 2333]],
    [5, 3, [2, 2, 1]],
    [6000, 1, [6000]],
  ])('%i for %i stations', (amount, deliveryPoints, expected) => {
    expect(distributeEvenly(amount, deliveryPoints)).toEqual(expected);
  });

  it('add up, and differ by one at most', () => {
    fc.assert(
      fc.property(fc.nat(40_000), fc.integer({ min: 1, max: 9 }), (amount, deliveryPoints) => {
        const parts = distributeEvenly(amount, deliveryPoints);
        expect(parts.reduce((sum, part) => sum + part, 0)).toBe(amount);
        expect(Math.max(...parts) - Math.min(...parts)).toBeLessThanOrEqual(1);
      }),
    );
  });
});
