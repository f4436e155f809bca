import fc from 'fast-check';
import { roundHalfUp } from '@heizplatz/calculator';
import { priceOffer, scaleStep, type PriceOrder, type PriceTerms } from './price-offer';

const TERMS: PriceTerms = {
  unitNetCents: 34_000,
  scaleFactor: 10_000,
  zoneNetCents: 250,
  stationNetCents: 3_990,
  optionNetCents: [],
  palletWeightKg: 0,
  depositCents: 0,
};
const ORDER: PriceOrder = { amount: 6000, deliveryPoints: 1, unitSize: 1000, vatBasisPoints: 700, totalStepCents: 1 };

const LOOSE_SCALE = [1000, 2000, 3000, 5000, 6000, 8000, 10_000, 15_000, 20_000];

describe('scaleStep', () => {
  it.each([
    [500, 0],
    [1000, 0],
    [1999, 0],
    [2000, 1],
    [5999, 3],
    [6000, 4],
    [20_000, 8],
    [32_000, 8],
  ])('puts %i kg on step %i', (amount, step) => expect(scaleStep(LOOSE_SCALE, amount)).toBe(step));
});

describe('roundHalfUp', () => {
  it.each([
    [5, 10, 1],
    [4, 10, 0],
    [15, 10, 2],
    [-5, 10, 0],
    [-6, 10, -1],
    [7, 1, 7],
  ])('%i / %i is %i', (numerator, divisor, expected) => expect(roundHalfUp(numerator, divisor)).toBe(expected));
});

/** [what it shows, terms, order, total, goods, delivery, options, rounding, net, VAT, per unit, per t] */
type PriceCase = [string, Partial<PriceTerms>, Partial<PriceOrder>, number[], number[]];

describe('priceOffer', () => {
  it.each<PriceCase>([
    // 6 × 340.00 = 2040.00; 6 × 2.50 + 39.90 = 54.90; 2094.90 × 1.07 = 2241.543
    ['the plain case', {}, {}, [224_154, 218_280, 5_874, 0, 209_490, 14_664, 37_359, 0], []],
    // 340.00 × 1.1234 × 1.5 t = 572.934
    [
      'a scale step and a broken amount',
      { scaleFactor: 11_234 },
      { amount: 1500 },
      [65_974, 61_303, 4_671, 0, 61_658, 4_316, 43_983, 0],
      [],
    ],
    // 2040.00 + 15.00 + 3 × 39.90 + 3 × 15.00 = 2219.70
    [
      'three stations pay fee and options three times',
      { optionNetCents: [1_500, 0] },
      { deliveryPoints: 3 },
      [237_508, 218_280, 14_413, 0, 221_970, 15_538, 39_585, 0],
      [4_815, 0],
    ],
    [
      'a discount for a slow delivery',
      { optionNetCents: [-1_000] },
      {},
      [223_084, 218_280, 5_874, 0, 208_490, 14_594, 37_181, 0],
      [-1_070],
    ],
    // (7 × 420.00 + 7 × 2.50 + 39.90) × 1.081 = 3240.1894 → 3240.20
    [
      'Swiss totals end on 0.05 with a row of their own, unit prices do not',
      { unitNetCents: 42_000 },
      { amount: 7000, vatBasisPoints: 810, totalStepCents: 5 },
      [324_020, 317_814, 6_205, 1, 299_740, 24_279, 46_288, 0],
      [],
    ],
    // Pallets of 975 kg: 2 × 380.00 + 2 × 12.00 + 25.00 = 809.00; × 1.07 = 865.63; / 1.95 t
    [
      'pallets are shown per t by their weight, deposit beside',
      { unitNetCents: 38_000, zoneNetCents: 1_200, stationNetCents: 2_500, palletWeightKg: 975, depositCents: 1_250 },
      { amount: 2, unitSize: 1 },
      [86_563, 81_320, 5_243, 0, 80_900, 5_663, 43_282, 44_391],
      [],
    ],
    // 3000 l: 30 × 95.40
    [
      'oil is priced per 100 l',
      { unitNetCents: 9_540, zoneNetCents: 30 },
      { amount: 3000, unitSize: 100, vatBasisPoints: 1900 },
      [346_397, 340_578, 5_819, 0, 291_090, 55_307, 11_547, 0],
      [],
    ],
  ])('%s', (_name, terms, order, expected, options) => {
    const price = priceOffer({ ...TERMS, ...terms }, { ...ORDER, ...order });
    const { totalCents, goodsCents, deliveryCents, roundingCents, netCents, vatCents, unitCents, tonneCents } = price;
    const metrics = [totalCents, goodsCents, deliveryCents, roundingCents, netCents, vatCents, unitCents, tonneCents];
    expect(metrics).toEqual(expected);
    expect(price.optionCents).toEqual(options);
  });

  it('keeps the deposit beside the total', () => {
    const pallets = { ...ORDER, amount: 3, unitSize: 1 };
    const withDeposit = priceOffer({ ...TERMS, palletWeightKg: 990, depositCents: 1_250 }, pallets);
    const without = priceOffer({ ...TERMS, palletWeightKg: 990 }, pallets);
    expect(withDeposit).toEqual({ ...without, depositCents: 3_750 });
  });
});

const cents = (max: number) => fc.integer({ min: 0, max });
const arbitraryTerms = fc.record({
  unitNetCents: fc.integer({ min: 1, max: 150_000 }),
  scaleFactor: fc.integer({ min: 5_000, max: 20_000 }),
  zoneNetCents: cents(5_000),
  stationNetCents: cents(15_000),
  optionNetCents: fc.array(fc.integer({ min: -2_000, max: 20_000 }), { maxLength: 6 }),
  palletWeightKg: fc.constantFrom(0, 720, 975, 990),
  depositCents: cents(2_000),
});
const arbitraryOrder = fc
  .record({
    unitSize: fc.constantFrom(1, 100, 1000),
    amount: fc.integer({ min: 1, max: 32_000 }),
    deliveryPoints: fc.integer({ min: 1, max: 9 }),
    vatBasisPoints: fc.constantFrom(700, 810, 1300, 1900, 2000),
    totalStepCents: fc.constantFrom(1, 5),
  })
  .map((order) => (order.unitSize === 1 ? { ...order, amount: (order.amount % 15) + 1 } : order));
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

describe('priceOffer, whatever the order', () => {
  it('gives parts that add up to the total exactly, all of them integers', () => {
    fc.assert(
      fc.property(arbitraryTerms, arbitraryOrder, (terms, order) => {
        const price = priceOffer(terms, order);
        const { goodsCents, deliveryCents, optionCents, roundingCents, netCents, vatCents, totalCents } = price;
        expect(goodsCents + deliveryCents + sum(optionCents) + roundingCents).toBe(totalCents);
        expect(netCents + vatCents + roundingCents).toBe(totalCents);
        for (const metric of Object.values(price).flat()) expect(Number.isSafeInteger(metric)).toBe(true);
      }),
    );
  });

  it('rounds the total by less than half a step, and only the total', () => {
    fc.assert(
      fc.property(arbitraryTerms, arbitraryOrder, (terms, order) => {
        const swiss = priceOffer(terms, { ...order, totalStepCents: 5 });
        const exact = priceOffer(terms, { ...order, totalStepCents: 1 });
        expect(Math.abs(swiss.totalCents % 5)).toBe(0);
        expect(Math.abs(swiss.roundingCents)).toBeLessThanOrEqual(2);
        expect(exact.roundingCents).toBe(0);
        expect({ ...swiss, totalCents: exact.totalCents, roundingCents: 0 }).toEqual(exact);
      }),
    );
  });

  it('never costs less when the list, the zone, a fee, an option, VAT or the amount on one step rises', () => {
    const termNames = ['unitNetCents', 'scaleFactor', 'zoneNetCents', 'stationNetCents'] as const;
    fc.assert(
      fc.property(arbitraryTerms, arbitraryOrder, fc.integer({ min: 1, max: 500 }), (terms, order, more) => {
        const { totalCents } = priceOffer(terms, order);
        const raised = [
          ...termNames.map((name) => priceOffer({ ...terms, [name]: terms[name] + more }, order)),
          priceOffer({ ...terms, optionNetCents: [...terms.optionNetCents, more] }, order),
        ];
        const dearer = priceOffer(terms, { ...order, vatBasisPoints: order.vatBasisPoints + more });
        if (dearer.netCents >= 0) raised.push(dearer);
        raised.push(priceOffer(terms, { ...order, amount: order.amount + more }));
        for (const price of raised) expect(price.totalCents).toBeGreaterThanOrEqual(totalCents);
      }),
    );
  });

  it('keeps the unit price within a cent of the total', () => {
    fc.assert(
      fc.property(arbitraryTerms, arbitraryOrder, (terms, order) => {
        const { unitCents, totalCents, roundingCents } = priceOffer(terms, order);
        const units = order.amount / order.unitSize;
        expect(Math.abs(unitCents * units - (totalCents - roundingCents))).toBeLessThanOrEqual(units / 2 + 1e-6);
      }),
    );
  });
});
