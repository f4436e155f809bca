import { pricePeriods } from './price-periods';

const DAYS = [
  { day: '2025-12-28', cents: 30_000 },
  { day: '2025-12-29', cents: 30_100 },
  { day: '2025-12-31', cents: 30_200 },
  { day: '2026-01-04', cents: 30_400 },
  { day: '2026-01-05', cents: 31_000 },
];

it('leaves days as they are', () => {
  const rows = pricePeriods(DAYS, 'day');
  expect(rows).toHaveLength(5);
  expect(rows[1]).toEqual({
    ...{ Key: '2025-12-29', From: '2025-12-29', To: '2025-12-29', Price: 301, Low: 301, High: 301, Days: 1 },
  });
});

it('puts weeks together by ISO 8601, across the end of a year', () => {
  expect(pricePeriods(DAYS, 'week')).toEqual([
    { Key: '2025-W52', From: '2025-12-28', To: '2025-12-28', Price: 300, Low: 300, High: 300, Days: 1 },
    { Key: '2026-W01', From: '2025-12-29', To: '2026-01-04', Price: 302.33, Low: 301, High: 304, Days: 3 },
    { Key: '2026-W02', From: '2026-01-05', To: '2026-01-05', Price: 310, Low: 310, High: 310, Days: 1 },
  ]);
});

it('names a 53rd week', () => {
  expect(pricePeriods([{ day: '2027-01-03', cents: 1 }], 'week')[0]?.Key).toBe('2026-W53');
});

it('puts months together', () => {
  expect(pricePeriods(DAYS, 'month').map(({ Key, Price, Days }) => [Key, Price, Days])).toEqual([
    ['2025-12', 301, 3],
    ['2026-01', 307, 2],
  ]);
});

it('of nothing has nothing', () => {
  expect(pricePeriods([], 'month')).toEqual([]);
});
