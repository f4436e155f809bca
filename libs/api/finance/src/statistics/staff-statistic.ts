import { type Database, epochDay, problem } from '@heizplatz/api-platform';
import type { StaffStatistic } from '@heizplatz/contract';
import { metricLabels } from './metric-labels';
import { findSums, type MetricsQuery } from './metrics-repository';
import { periodBefore, type StatisticPeriod } from './period-before';
import { currencyTotals, metricRows } from './present-metrics';
import { isOfTime, timeKeys } from './time-keys';

export type StaffQuery = Omit<MetricsQuery, 'before'>;

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

/**
 * Everybody's orders by one dimension, beside the period before; money of each currency apart. Rows of time stand in its
 * order, all others by revenue. Throws VALIDATION (PERIOD_TOO_LONG).
 */
export async function staffStatistic(db: Database, request: StaffQuery, mostRows = MOST_ROWS): Promise<StaffStatistic> {
  const period = within(request.period);
  const query = { ...request, period, before: within(periodBefore(period)) };
  checkLength(query);
  const { by } = query;
  const payments = await findSums(db, { ...query, by: 'payment' });
  const sums = by === 'payment' ? payments : await findSums(db, query);
  const rows = metricRows(sums, timeKeys(by, period));
  const ordered = isOfTime(by) ? rows : rows.toSorted((a, b) => b.Now.Revenue - a.Now.Revenue);
  const view = ordered.slice(0, mostRows);
  const getLabel = await metricLabels(
    db,
    by,
    view.map(({ Key }) => Key),
  );
  return {
    Scope: 'all',
    Rows: view.map((row) => ({ ...row, Label: getLabel(row.Key), Before: by === 'order' ? null : row.Before })),
    IsCapped: ordered.length > view.length,
    Total: currencyTotals(payments),
    Before: { From: query.before.from, To: query.before.to },
  };
}
