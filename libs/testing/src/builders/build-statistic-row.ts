import type { StatisticRow } from '@heizplatz/contract';

/** One month's loose pellets to one place. */
export function buildStatisticRow(overrides: Partial<StatisticRow> = {}): StatisticRow {
  return {
    Period: '2026-05',
    ProductId: 20,
    ProductName: 'Holzpellets lose',
    ZipCode: '10115',
    Place: 'Ackerzeile 14, 10115 Berlin',
    Orders: 1,
    Amount: 4850,
    Unit: 'kg',
    WeightKg: 4850,
    TotalPrice: 1891.3,
    RatePay: false,
    ...overrides,
  };
}
