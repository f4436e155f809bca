import fc from 'fast-check';
import { valueTicks } from './value-ticks';

describe('valueTicks', () => {
  it.each([
    [[353, 421], [340, 360, 380, 400, 420, 440], 0],
    [[400, 400], [400, 410], 0],
    [[1.08, 1.17], [1.075, 1.1, 1.125, 1.15, 1.175], 3],
    [[0, 0], [0, 0.25], 2],
    [[], [0, 0.25], 2],
    [[400.0000000000001, 400], [400, 410], 0],
    [[0.010000000000000018, 0.010000000000000016], [0.01, 0.0105], 4],
  ])('%j lie on %j', (values, ticks, decimals) => {
    expect(valueTicks(values, 5)).toEqual({ ticks, decimals });
  });

  it('hold every value, evenly spread and never many', () => {
    const prices = fc.array(fc.double({ min: 0.01, max: 2000, noNaN: true }), { minLength: 1, maxLength: 50 });
    fc.assert(
      fc.property(prices, (values) => {
        const { ticks } = valueTicks(values, 5);
        expect(ticks[0]).toBeLessThanOrEqual(Math.min(...values) + 1e-6);
        expect(ticks.at(-1)).toBeGreaterThanOrEqual(Math.max(...values) - 1e-6);
        expect(ticks.length).toBeGreaterThanOrEqual(2);
        expect(ticks.length).toBeLessThanOrEqual(7);
      }),
    );
  });
});
