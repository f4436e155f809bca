import * as fc from 'fast-check';
import type { CountedOrder } from './counted-order';
import { shareOut } from './share-out';
import { getStatistic } from './statistic-rows';
import { getWeight } from './get-weight';

const HOME = { zipCode: '10115', place: 'Lindenweg 12, 10115 Berlin', amount: 6000 };
const order = (fields: Partial<CountedOrder> = {}): CountedOrder => ({
  id: 'a',
  placedAt: new Date('2026-05-10T09:00:00Z'),
  productGroupId: 3,
  productId: 20,
  productName: 'Holzpellets lose',
  palletWeightKg: null,
  amount: 6000,
  totalCents: 240_000,
  deliveredAmount: null,
  settledCents: null,
  withdrawnCents: null,
  isRatePay: false,
  deliveryPoints: [HOME],
  ...fields,
});
const ALL = { zipCode: null, isRatePay: null };

describe('a period statistic', () => {
  it('counts what was delivered and settled where that is known, else what was ordered', () => {
    const delivered = order({ id: 'b', deliveredAmount: 5800, settledCents: 232_000 });
    const { Rows, Total } = getStatistic([order(), delivered], ALL);
    expect(Rows).toEqual([
      {
        ...{ Period: '2026-05', ProductId: 20, ProductName: 'Holzpellets lose', ZipCode: '10115', Place: HOME.place },
        ...{ Orders: 2, Amount: 11_800, Unit: 'kg', WeightKg: 11_800, TotalPrice: 4720, RatePay: false },
      },
    ]);
    expect(Total).toEqual({ Orders: 2, WeightKg: 11_800, TotalPrice: 4720 });
  });

  it('leaves out what was withdrawn of a delivered order', () => {
    const delivered = order({ deliveredAmount: 5800, settledCents: 232_000, withdrawnCents: 12_051 });
    expect(getStatistic([delivered], ALL).Total).toEqual({ Orders: 1, WeightKg: 5800, TotalPrice: 2199.49 });
    expect(getStatistic([{ ...delivered, withdrawnCents: 232_001 }], ALL).Total.TotalPrice).toBe(0);
  });

  it('has a row a month, product, place and kind of payment, the oldest first', () => {
    const bags = {
      productGroupId: 4 as const,
      productId: 23,
      productName: 'Holzpellets Sackware',
      palletWeightKg: 975,
    };
    const { Rows } = getStatistic(
      [
        order({ placedAt: new Date('2026-06-01T09:00:00Z') }),
        order(),
        order({ ...bags, amount: 2, deliveryPoints: [{ ...HOME, amount: 2 }] }),
        order({ deliveryPoints: [{ ...HOME, zipCode: '14469', place: 'Am Anger 1, 14469 Potsdam' }] }),
        order({ isRatePay: true }),
      ],
      ALL,
    );
    expect(
      Rows.map(({ Period, ProductId, ZipCode, RatePay, WeightKg }) => [Period, ProductId, ZipCode, RatePay, WeightKg]),
    ).toEqual([
      ['2026-05', 20, '14469', false, 6000],
      ['2026-05', 20, '10115', false, 6000],
      ['2026-05', 20, '10115', true, 6000],
      ['2026-05', 23, '10115', false, 1950],
      ['2026-06', 20, '10115', false, 6000],
    ]);
  });

  it('puts an order into the month that its customer had then', () => {
    const newYear = order({ placedAt: new Date('2026-12-31T23:30:00Z') });
    expect(getStatistic([newYear], ALL).Rows.map(({ Period }) => Period)).toEqual(['2027-01']);
  });

  it('shares an order of several stations among its places and counts it once in all', () => {
    const deliveryPoints = [HOME, { zipCode: '10115', place: 'Lindenweg 14, 10115 Berlin', amount: 3000 }];
    const bulk = order({ amount: 9000, deliveredAmount: 9001, settledCents: 300_001, deliveryPoints });
    const { Rows, Total } = getStatistic([bulk], ALL);
    expect(Rows.map(({ Orders, Amount, TotalPrice }) => [Orders, Amount, TotalPrice])).toEqual([
      [1, 6001, 2000.01],
      [1, 3000, 1000],
    ]);
    expect(Total).toEqual({ Orders: 1, WeightKg: 9001, TotalPrice: 3000.01 });
  });

  it('narrows to a postcode and to RatePay', () => {
    const other = order({ id: 'b', isRatePay: true, deliveryPoints: [{ ...HOME, zipCode: '14469' }] });
    expect(getStatistic([order(), other], { zipCode: '14469', isRatePay: null }).Total.Orders).toBe(1);
    expect(getStatistic([order(), other], { zipCode: null, isRatePay: true }).Total.Orders).toBe(1);
    expect(getStatistic([order(), other], { zipCode: '14469', isRatePay: false }).Rows).toEqual([]);
  });

  it('adds no litres to kilograms', () => {
    const oil = order({ id: 'b', productGroupId: 1, productId: 1, productName: 'Heizöl EL schwefelarm', amount: 3000 });
    const { Rows, Total } = getStatistic([order(), oil], ALL);
    expect(Rows.find(({ ProductId }) => ProductId === 1)).toMatchObject({ Unit: 'Liter', WeightKg: null });
    expect(Total.WeightKg).toBe(6000);
  });
});

describe('the weight of goods', () => {
  it.each([
    [3, 6000, null, 6000],
    [4, 2, 975, 1950],
    [4, 2, null, null],
    [1, 3000, null, null],
  ] as const)('group %d, %d, pallets of %p kg: %p kg', (productGroupId, amount, palletWeightKg, kg) => {
    expect(getWeight({ productGroupId, amount, palletWeightKg })).toBe(kg);
  });
});

describe('shareOut', () => {
  it('gives whole parts that add up, none further than one from its share', () => {
    const weights = fc.array(fc.nat(9000), { minLength: 1, maxLength: 9 });
    fc.assert(
      fc.property(fc.nat(5_000_000), weights, (total, input) => {
        const parts = shareOut(total, input);
        expect(parts.reduce((sum, part) => sum + part, 0)).toBe(total);
        const sum = input.reduce((all, weight) => all + weight, 0);
        if (sum > 0)
          parts.forEach((part, index) => {
            expect(Math.abs(part - (total * (input[index] ?? 0)) / sum)).toBeLessThan(1);
          });
      }),
    );
  });
});
