import fc from 'fast-check';
import { fuelNeed, NEED_BASES, NEED_LIMITS } from './fuel-need';

describe('a year of pellets', () => {
  it.each([
    ['oil', 2500, 5000, 24_000, 11.5, 6],
    ['gas', 2000, 4000, 19_200, 9.2, 5],
    ['kwh', 24_000, 5000, 24_000, 11.5, 6],
    ['kw', 10, 3900, 18_700, 9, 4],
    ['kw', 15, 5900, 28_300, 13.6, 7],
  ] as const)('by %s %d is %d kg', (basis, quantity, amountKg, heatKwh, storeM3, palletCount) => {
    expect(fuelNeed(basis, quantity)).toEqual({ amountKg, heatKwh, storeM3, palletCount, orderKg: amountKg });
  });

  it.each([
    ['oil', 300, 1000],
    ['oil', 20_000, 20_000],
  ] as const)('by %s %d is ordered as %d kg: what one lorry brings', (basis, quantity, orderKg) => {
    expect(fuelNeed(basis, quantity).orderKg).toBe(orderKg);
  });

  it('grows with what is burned', () => {
    fc.assert(
      fc.property(fc.constantFrom(...NEED_BASES), fc.double({ min: 0, max: 1, noNaN: true }), (basis, share) => {
        const { min, max } = NEED_LIMITS[basis];
        const quantity = min + share * (max - min);
        const [less, more] = [fuelNeed(basis, quantity), fuelNeed(basis, max)];
        expect(less.amountKg).toBeGreaterThan(0);
        expect(less.amountKg).toBeLessThanOrEqual(more.amountKg);
        expect(less.storeM3).toBeLessThanOrEqual(more.storeM3);
      }),
    );
  });
});
