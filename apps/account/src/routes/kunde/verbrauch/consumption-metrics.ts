import type { StatisticRow } from '@heizplatz/contract';
import { getMonths, type Period } from './period';

/** Sums of some rows. */
export interface Metrics {
  /** In `unit`; rows that cannot be counted in it are left out. */
  readonly amount: number;
  readonly totalCents: number;
  readonly orders: number;
}

export interface PeriodMetrics extends Metrics {
  /** '2026' or '2026-05'. */
  readonly id: string;
}

export interface PlaceMetrics extends Metrics {
  readonly place: string;
}

/** Up to so many months a bar is a month, above it a year. */
const MOST_MONTHS = 13;

/** What rows are counted in: kilograms, unless all of them are the same goods without a weight, such as litres. */
export function getUnit(rows: readonly StatisticRow[]): string {
  const [first] = rows;
  const isWithoutWeight = rows.every(({ WeightKg, Unit }) => WeightKg === null && Unit === first?.Unit);
  return first && isWithoutWeight ? first.Unit : 'kg';
}

export const amountIn = (unit: string, { WeightKg, Amount, Unit }: StatisticRow): number | null =>
  unit === 'kg' ? WeightKg : Unit === unit ? Amount : null;

export function sumRows(rows: readonly StatisticRow[], unit: string): Metrics {
  return {
    amount: rows.reduce((sum, row) => sum + (amountIn(unit, row) ?? 0), 0),
    totalCents: rows.reduce((sum, { TotalPrice }) => sum + Math.round(TotalPrice * 100), 0),
    orders: rows.reduce((sum, { Orders }) => sum + Orders, 0),
  };
}

/** Months of a short period, years of a long one; those without an order too. */
export function groupByPeriod(rows: readonly StatisticRow[], period: Period, unit: string): PeriodMetrics[] {
  const months = getMonths(period);
  const ids = months.length <= MOST_MONTHS ? months : [...new Set(months.map((month) => month.slice(0, 4)))];
  return ids.map((id) => ({
    id,
    ...sumRows(
      rows.filter(({ Period: month }) => month.startsWith(id)),
      unit,
    ),
  }));
}

/** Per delivery address, the largest first. */
export function groupByPlace(rows: readonly StatisticRow[], unit: string): PlaceMetrics[] {
  return getPlaces(rows)
    .map((place) => ({
      place,
      ...sumRows(
        rows.filter(({ Place }) => Place === place),
        unit,
      ),
    }))
    .toSorted((a, b) => b.totalCents - a.totalCents);
}

export const getPlaces = (rows: readonly StatisticRow[]): string[] =>
  [...new Set(rows.map(({ Place }) => Place))].toSorted((a, b) => (a < b ? -1 : 1));
