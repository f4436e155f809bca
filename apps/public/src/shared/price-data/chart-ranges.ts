export interface ChartRange {
  readonly id: string;
  readonly days: number;
}

export const DEFAULT_RANGE = '1j';

/**
 * What the calls support (rule FIGURE-03): three months, one year, three years, and all stored data (at most ten
 * years).
 */
export const CHART_RANGES: readonly ChartRange[] = [
  { id: '3m', days: 92 },
  { id: DEFAULT_RANGE, days: 365 },
  { id: '3j', days: 1096 },
  { id: 'max', days: 3660 },
];

/** The range of that name, the year for any other. */
export function chartRange(id: string | null): ChartRange {
  const [year] = CHART_RANGES.filter((range) => range.id === DEFAULT_RANGE);
  const range = CHART_RANGES.find((known) => known.id === id) ?? year;
  if (!range) throw new Error('the default range is missing');
  return range;
}
