import { siteByCurrency } from '@heizplatz/country';
import { type Database, epochDay, problem, siteDay } from '@heizplatz/api-platform';
import type { CurrencyTotal, SalesMetricRow, StaffStatistic, StatisticDimension } from '@heizplatz/contract';
import { earnedMetrics } from './earned-metrics';
import { forecastMonth } from './forecast';
import { metricLabels } from './metric-labels';
import { findSums, type MetricsQuery } from './metrics-repository';
import { comparePeriods, type Comparison, type StatisticPeriod, wholeMonths } from './period-before';
import { type ComparedSums, currencyTotals, metricRows } from './present-metrics';
import { getPageRows, searchRows, sortRows } from './statistic-page-rows';
import { isOfTime, timeKeys } from './time-keys';

export interface StaffQuery extends Omit<MetricsQuery, 'shift'> {
  readonly search: string;
  readonly sort: string;
  /** Null: the first rows of all, without pages. */
  readonly page: number | null;
}

export interface StatisticRequest {
  readonly now: Date;
  readonly mostRows?: number;
  /** Whether the caller may read commissions. */
  readonly seesCommissions: boolean;
}

/** More are no table that somebody reads. */
const MOST_ROWS = 300;
const MOST_DAYS = { day: 366, order: 31 } as const;
/** Older than the marketplace, and the database knows no year 0. */
const FIRST_DAY = '2000-01-01';
const LAST_DAY = '2100-12-31';

function within(period: StatisticPeriod): StatisticPeriod {
  const clamped = (day: string) => (day < FIRST_DAY ? FIRST_DAY : day > LAST_DAY ? LAST_DAY : day);
  return { from: clamped(period.from), to: clamped(period.to) };
}

function checkLength({ by, period }: StaffQuery): void {
  const most = by === 'day' || by === 'order' ? MOST_DAYS[by] : Infinity;
  if (epochDay(period.to) - epochDay(period.from) < most) return;
  throw problem('VALIDATION', { errors: [{ path: 'body.By', code: 'PERIOD_TOO_LONG' }] });
}

async function findCompared(db: Database, query: MetricsQuery, comparison: Comparison): Promise<ComparedSums> {
  const { period, before, yearBefore } = comparison;
  const now = await findSums(db, { ...query, period, shift: null });
  if (query.by === 'order') return { now, before: [], yearBefore: [] };
  const sums = (other: Comparison['before']) => findSums(db, { ...query, period: within(other), shift: other.shift });
  const known = await sums(before);
  const isSame = before.from === yearBefore.from && before.to === yearBefore.to;
  return { now, before: known, yearBefore: isSame ? known : await sums(yearBefore) };
}

/** Rows of time stand in its order, all others by revenue, unless they are sorted. */
function sortByDefault(rows: readonly SalesMetricRow[], by: StatisticDimension, sort: string): SalesMetricRow[] {
  if (sort !== '') return sortRows(rows, sort);
  return isOfTime(by) ? [...rows] : sortRows(rows, '-revenue');
}

async function labelRows(db: Database, by: StatisticDimension, rows: readonly SalesMetricRow[]) {
  const getLabel = await metricLabels(
    db,
    by,
    rows.map(({ Key }) => Key),
  );
  return rows.map((row) => ({ ...row, Label: getLabel(row.Key) }));
}

const withoutComparison = (row: SalesMetricRow): SalesMetricRow => ({ ...row, Before: null, YearBefore: null });

/** Labels are read of all rows only where they decide which rows there are, or in which order. */
async function findRows(db: Database, query: StaffQuery, { period }: Comparison, sums: ComparedSums) {
  const { by, search, sort, page } = query;
  const all = metricRows(sums, timeKeys(by, period));
  const decide = search !== '' || sort.endsWith('label');
  const matching = decide ? searchRows(await labelRows(db, by, all), search) : all;
  const ordered = sortByDefault(matching, by, sort);
  const view = page === null || isOfTime(by) ? ordered : getPageRows(ordered, page);
  return { ordered, view: by === 'order' ? view.map(withoutComparison) : view, isLabelled: decide };
}

/**
 * Everybody's orders by one dimension, beside the period before and the same period a year before; money of each currency
 * apart. A period that is not over counts up to today, and is compared with the same days. Throws VALIDATION
 * (PERIOD_TOO_LONG).
 */
export async function staffStatistic(
  db: Database,
  request: StaffQuery,
  { now, mostRows = MOST_ROWS, seesCommissions }: StatisticRequest,
): Promise<StaffStatistic> {
  const requested = within(request.period);
  const comparison = comparePeriods(requested, siteDay(now));
  const query = { ...request, period: requested, shift: null };
  checkLength(query);
  const { by } = query;
  const payments = await findCompared(db, { ...query, by: 'payment' }, comparison);
  const sums = by === 'payment' ? payments : await findCompared(db, query, comparison);
  const { ordered, view, isLabelled } = await findRows(db, query, comparison, sums);
  const visible = query.page === null ? view.slice(0, mostRows) : view;
  const getCommission = seesCommissions ? await earnedMetrics(db, query, comparison) : () => null;
  const isMonth = comparison.isUnfinished && wholeMonths(requested) === 1;
  const addForecast = (total: Omit<CurrencyTotal, 'Forecast'>): CurrencyTotal => {
    const countryId = query.countryId ?? siteByCurrency(total.Currency).countryId;
    const days = { month: requested, counted: comparison.period, countryId };
    return { ...total, Forecast: isMonth ? forecastMonth(total, days) : null };
  };
  const totals = currencyTotals(payments).map((total) => ({
    ...total,
    Commission: getCommission(total.Currency),
    RowCount: ordered.filter(({ Currency }) => Currency === total.Currency).length,
  }));
  const { before, yearBefore } = comparison;
  return {
    Scope: 'all',
    Rows: isLabelled ? visible : await labelRows(db, by, visible),
    IsCapped: query.page === null && ordered.length > visible.length,
    Total: totals.map(addForecast),
    Before: present(before),
    YearBefore: present(yearBefore),
    CountedTo: comparison.isUnfinished ? comparison.period.to : null,
  };
}

function present(period: StatisticPeriod): { From: string; To: string } {
  const { from, to } = within(period);
  return { From: from, To: to };
}
