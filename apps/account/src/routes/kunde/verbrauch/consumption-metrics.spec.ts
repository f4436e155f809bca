import { buildStatisticRow } from '@heizplatz/testing';
import { amountIn, groupByPeriod, groupByPlace, sumRows, getUnit } from './consumption-metrics';

const OIL = buildStatisticRow({ ProductId: 1, Unit: 'Liter', Amount: 2000, WeightKg: null, TotalPrice: 1900.1 });
const PALLETS = buildStatisticRow({ Unit: 'Paletten', Amount: 2, WeightKg: 1980, TotalPrice: 700.2 });
const COUNTRY_HOUSE = buildStatisticRow({ Place: 'Hof 1, 17268 Gerswalde', Period: '2025-10', TotalPrice: 0.1 });

describe('the unit of a list', () => {
  it.each([
    ['goods by weight', [buildStatisticRow()], 'kg'],
    ['pallets by their weight', [buildStatisticRow(), PALLETS], 'kg'],
    ['litres alone', [OIL], 'Liter'],
    ['litres among others', [OIL, buildStatisticRow()], 'kg'],
    ['nothing', [], 'kg'],
  ])('of %s', (_, rows, unit) => expect(getUnit(rows)).toBe(unit));

  it('leaves out what cannot be counted in it', () => {
    expect(amountIn('kg', OIL)).toBeNull();
    expect(sumRows([OIL, PALLETS], 'kg')).toEqual({ amount: 1980, totalCents: 260_030, orders: 2 });
  });
});

it('adds money in cents', () => {
  const rows = [0.1, 0.2, 0.7].map((TotalPrice) => buildStatisticRow({ TotalPrice }));
  expect(sumRows(rows, 'kg').totalCents).toBe(100);
});

describe('over time', () => {
  const rows = [buildStatisticRow({ Period: '2025-05' }), buildStatisticRow({ Period: '2026-05' })];
  it('is by month for a year, those without an order too', () => {
    const months = groupByPeriod(rows, { from: '2025-11-22', to: '2026-11-21' }, 'kg');
    expect(months).toHaveLength(13);
    expect(months.find(({ id }) => id === '2026-05')?.amount).toBe(4850);
    expect(months.find(({ id }) => id === '2026-06')?.amount).toBe(0);
  });
  it('is by year for longer', () => {
    expect(
      groupByPeriod(rows, { from: '2024-01-01', to: '2026-11-21' }, 'kg').map(({ id, amount }) => [id, amount]),
    ).toEqual([
      ['2024', 0],
      ['2025', 4850],
      ['2026', 4850],
    ]);
  });
});

it('stands per address, the costliest first', () => {
  expect(groupByPlace([COUNTRY_HOUSE, buildStatisticRow(), buildStatisticRow()], 'kg')).toEqual([
    { place: 'Ackerzeile 14, 10115 Berlin', amount: 9700, totalCents: 378_260, orders: 2 },
    { place: 'Hof 1, 17268 Gerswalde', amount: 4850, totalCents: 10, orders: 1 },
  ]);
});
