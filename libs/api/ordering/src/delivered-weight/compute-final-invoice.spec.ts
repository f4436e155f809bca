import fc from 'fast-check';
import { needsConsent, orderedGoods, computeFinalInvoice, type OrderedGoods } from './compute-final-invoice';

const SCALE = [1000, 2000, 3000, 5000, 6000, 8000, 10_000, 15_000, 20_000];
const FACTORS = [11_200, 10_800, 10_300, 10_100, 10_000, 9900, 9800, 9700, 9600];

/** 6 t at 380 € and 54 € for delivery. */
const goods = (fields: Partial<OrderedGoods> = {}): OrderedGoods => ({
  orderedAmount: 6000,
  goodsCents: 228_000,
  feesCents: 5400,
  scale: SCALE,
  stepFactors: null,
  unitSize: 1000,
  totalStepCents: 1,
  vatBasisPoints: 700,
  ...fields,
});

const swiss = { totalStepCents: 5, goodsCents: 228_003, feesCents: 5402, vatBasisPoints: 810 };
const pallets = { orderedAmount: 10, goodsCents: 412_340, scale: [1, 2, 3, 6, 10, 15], unitSize: 1 };
const litres = { orderedAmount: 3000, goodsCents: 340_561, scale: [500, 1000, 1500, 2000, 3000], unitSize: 100 };

describe('what a delivered weight costs', () => {
  it.each([
    ['as ordered', goods(), 6000, null, { totalCents: 233_400, unitCents: 38_000, needsConsent: false }],
    ['2 % less', goods(), 5880, null, { totalCents: 228_840, chargedAmount: 5880 }],
    ['exactly 10 % less: still the agreed price', goods({ stepFactors: FACTORS }), 5400, null, { totalCents: 210_600 }],
    ['a kilogram below, steps unsaid', goods(), 5399, null, { goodsCents: 205_162, unitCents: 38_000 }],
    // 5,399 kg stand on the step of 5 t: 380 € × 1.01.
    [
      'a kilogram below, steps said',
      goods({ stepFactors: FACTORS }),
      5399,
      null,
      { goodsCents: 207_214, unitCents: 38_380 },
    ],
    ['half, steps said', goods({ stepFactors: FACTORS }), 3000, null, { goodsCents: 117_420, unitCents: 39_140 }],
    ['exactly 10 % more: charged, nobody asked', goods(), 6600, null, { totalCents: 256_200, needsConsent: false }],
    [
      'a kilogram above, unanswered',
      goods(),
      6601,
      null,
      { totalCents: 233_400, chargedAmount: 6000, needsConsent: true },
    ],
    ['a kilogram above, refused', goods(), 6601, false, { totalCents: 233_400, chargedAmount: 6000 }],
    ['a kilogram above, agreed', goods(), 6601, true, { totalCents: 256_238, chargedAmount: 6601, needsConsent: true }],
    ['CHF, rounded to 0.05 once', goods(swiss), 6000, null, { totalCents: 233_405, roundingCents: 0 }],
    ['CHF, less', goods(swiss), 5881, null, { totalCents: 228_885, roundingCents: 2 }],
    [
      'agreed price whose goods round',
      goods({ ...swiss, goodsCents: 73_387, orderedAmount: 2000 }),
      1950,
      null,
      { unitCents: 36_694 },
    ],
    ['one pallet of ten missing', goods(pallets), 9, null, { goodsCents: 371_106, unitCents: 41_234 }],
    ['litres', goods(litres), 2911, null, { goodsCents: 330_458, unitCents: 11_352 }],
  ] as const)('%s', (_, ordered, delivered, consent, expected) => {
    expect(computeFinalInvoice(ordered, delivered, consent)).toMatchObject(expected);
  });

  it.each([
    ['of what was ordered', FACTORS.slice(0, 4)],
    ['of what was delivered', FACTORS.with(2, 0)],
    ['of either', []],
  ])('the agreed price counts where the factor %s is unknown', (_, stepFactors) => {
    expect(computeFinalInvoice(goods({ stepFactors }), 3000, null).goodsCents).toBe(114_000);
  });

  it('says whether a step gave the price', () => {
    const isByStep = (delivered: number, stepFactors: number[] | null) =>
      computeFinalInvoice(goods({ stepFactors }), delivered, null).isByStep;
    expect([isByStep(5399, FACTORS), isByStep(5400, FACTORS), isByStep(5399, null)]).toEqual([true, false, false]);
  });

  it('holds the VAT of the order’s rate', () => {
    expect(computeFinalInvoice(goods({ goodsCents: 10_700, feesCents: 0 }), 6000, null).vatCents).toBe(700);
    expect(
      computeFinalInvoice(goods({ goodsCents: 10_810, feesCents: 0, vatBasisPoints: 810 }), 6000, null).vatCents,
    ).toBe(810);
  });
});

const ordered = fc
  .record({
    orderedAmount: fc.integer({ min: 500, max: 20_000 }),
    goodsCents: fc.integer({ min: 1, max: 5_000_000 }),
    feesCents: fc.integer({ min: 0, max: 100_000 }),
    stepFactors: fc.option(fc.constant(FACTORS)),
    totalStepCents: fc.constantFrom(1, 5),
  })
  .map((fields) => goods(fields));
const delivered = fc.integer({ min: 1, max: 100_000 });

describe('a stored order', () => {
  const Split = {
    ...{ Goods: 2280.03, GoodsUnitPrice: 380, Delivery: 19.99, Net: 2183.18, Vat: 176.84, VatRate: 8.1 },
    ...{ Rounding: 0.01, Total: 2360.05, Station: 0 },
    Options: [
      { Id: 102, Key: 'Vehicle', Name: 'Solowagen', Amount: 60 },
      { Id: 122, Key: 'DeliveryTime', Name: 'Bis 30 Tage', Amount: -0.29 },
    ],
  };
  const stored = (fields: object = {}) =>
    orderedGoods({
      ...{ amount: 6000, productGroupId: 3, countryId: 3, stepFactors: null, offer: { Split } },
      ...{ settledVatBasisPoints: null, isConsumer: true },
      ...fields,
    });

  it.each([
    [1, 1],
    [2, 1],
    [3, 5],
  ] as const)('of country %i is settled in steps of %i cents', (countryId, totalStepCents) => {
    const { totalCents, roundingCents } = computeFinalInvoice(stored({ countryId }), 5881, null);
    // 2,280.03 × 5,881 / 6,000 is 2,234.81, and 79.70 of fees.
    expect(totalCents).toBe(countryId === 3 ? 231_450 : 231_451);
    expect(roundingCents).toBe(countryId === 3 ? -1 : 0);
    expect(stored({ countryId }).totalStepCents).toBe(totalStepCents);
  });

  it('keeps every cent of goods, delivery, options and discounts, and its VAT rate', () => {
    const { goodsCents, feesCents, vatBasisPoints } = stored();
    expect([goodsCents, feesCents, vatBasisPoints]).toEqual([228_003, 1999 + 6000 - 29, 810]);
  });

  it('is counted in its group’s unit and scale', () => {
    expect(stored()).toMatchObject({ unitSize: 1000, scale: SCALE });
    expect(stored({ productGroupId: 4, amount: 3 })).toMatchObject({ unitSize: 1, scale: pallets.scale });
    expect(stored({ productGroupId: 1, amount: 3000 })).toMatchObject({ unitSize: 100 });
  });

  it.each([
    [null, false],
    [6599, false],
    [6600, false],
    [6601, true],
  ])('of which %s was delivered asks for a yes: %s', (deliveredAmount, asks) =>
    expect(needsConsent({ amount: 6000, deliveredAmount })).toBe(asks),
  );
});

describe('for every order and weight', () => {
  it('delivered as ordered costs what was ordered', () => {
    fc.assert(
      fc.property(ordered, (order) => {
        const { goodsCents, feesCents, totalCents, roundingCents } = computeFinalInvoice(
          order,
          order.orderedAmount,
          null,
        );
        expect(goodsCents).toBe(order.goodsCents);
        expect(totalCents).toBe(goodsCents + feesCents + roundingCents);
        expect(totalCents % order.totalStepCents).toBe(0);
        expect(Math.abs(roundingCents)).toBeLessThanOrEqual(2);
      }),
    );
  });

  it('nothing above 110 % of the order is charged without a yes, and nothing above the order beyond it', () => {
    fc.assert(
      fc.property(ordered, delivered, fc.constantFrom(null, false), (order, amount, consent) => {
        const { goodsCents, chargedAmount, needsConsent } = computeFinalInvoice(order, amount, consent);
        expect(goodsCents * 10).toBeLessThanOrEqual(order.goodsCents * 11 + 10);
        if (needsConsent) expect(chargedAmount).toBe(order.orderedAmount);
        expect(needsConsent).toBe(amount / order.orderedAmount > 1.1);
      }),
    );
  });

  it('less goods never cost more than what was ordered, and fees stay', () => {
    fc.assert(
      fc.property(ordered, delivered, (order, amount) => {
        fc.pre(amount <= order.orderedAmount);
        const settled = computeFinalInvoice(order, amount, null);
        expect(settled.goodsCents).toBeLessThanOrEqual(order.goodsCents);
        expect(settled.feesCents).toBe(order.feesCents);
      }),
    );
  });

  it('within ±10 % the price a unit is the agreed one, to a cent a unit', () => {
    fc.assert(
      fc.property(ordered, fc.integer({ min: 9000, max: 11_000 }), (order, share) => {
        const amount = Math.round((order.orderedAmount * share) / 10_000);
        fc.pre(amount * 10 >= order.orderedAmount * 9 && amount * 10 <= order.orderedAmount * 11);
        const agreed = (order.goodsCents * order.unitSize) / order.orderedAmount;
        const tolerance = 0.5 + (0.5 * order.unitSize) / amount + 1e-6;
        expect(Math.abs(computeFinalInvoice(order, amount, null).unitCents - agreed)).toBeLessThanOrEqual(tolerance);
      }),
    );
  });
});
