import type { ChartSeries } from './chart-series';

export interface ChartRow {
  readonly time: string;
  /** One for each series; null where it has no value of that day. */
  readonly values: readonly (number | null)[];
}

/** More days than these are read once a week. */
const MOST_DAYS = 100;
const DAYS_A_ROW = 7;

const getDay = (time: string): string => time.slice(0, 10);

/** The first series' days with the other series' values of the same day, the newest first and always included. */
export function chartRows([first, ...others]: readonly ChartSeries[]): ChartRow[] {
  const points = [...(first?.points ?? [])].reverse();
  const spanMs = Date.parse(points[0]?.time ?? '') - Date.parse(points.at(-1)?.time ?? '');
  const isDaily = points.length > 1 && spanMs / (points.length - 1) < 2 * 86_400_000;
  const remaining =
    points.length > MOST_DAYS && isDaily ? points.filter((_, index) => index % DAYS_A_ROW === 0) : points;
  return findRows(remaining, others);
}

/** Every day of the first series with the other series' values of that day, the oldest first. */
export const dayRows = ([first, ...others]: readonly ChartSeries[]): ChartRow[] =>
  findRows(first?.points ?? [], others);

function findRows(points: ChartSeries['points'], others: readonly ChartSeries[]): ChartRow[] {
  const known = others.map(({ points: days }) => new Map(days.map(({ time, value }) => [getDay(time), value])));
  return points.map(({ time, value }) => ({
    time,
    values: [value, ...known.map((days) => days.get(getDay(time)) ?? null)],
  }));
}
