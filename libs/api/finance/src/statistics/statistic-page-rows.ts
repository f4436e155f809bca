import { type SalesMetricRow, STATISTIC_PAGE_SIZE, type StatisticSort } from '@heizplatz/contract';

type SortValue = (row: SalesMetricRow) => number | string | null | undefined;

const SORTS: Readonly<Record<StatisticSort, SortValue>> = {
  label: ({ Label }) => Label,
  orders: ({ Now }) => Now.Orders,
  weight: ({ Now }) => Now.WeightKg,
  litres: ({ Now }) => Now.Litres,
  revenue: ({ Now }) => Now.Revenue,
  before: ({ Before }) => Before?.Revenue,
  yearBefore: ({ YearBefore }) => YearBefore?.Revenue,
  mean: ({ Now }) => Now.MeanPerTonne,
  cancelled: ({ Now }) => Now.CancellationPercent,
  ratePay: ({ Now }) => Now.RatePayPercent,
};

const isSort = (text: string): text is StatisticSort => Object.hasOwn(SORTS, text);
const isGiven = (value: ReturnType<SortValue>): value is number | string => value !== null && value !== undefined;

/** Rows without a value stand last in both directions. */
export function sortRows(rows: readonly SalesMetricRow[], sort: string): SalesMetricRow[] {
  const key = sort.replace(/^-/, '');
  if (!isSort(key)) return [...rows];
  const direction = sort.startsWith('-') ? -1 : 1;
  const getValue = SORTS[key];
  return rows.toSorted((first, second) => {
    const [a, b] = [getValue(first), getValue(second)];
    if (!isGiven(a) || !isGiven(b)) return Number(isGiven(b)) - Number(isGiven(a));
    if (typeof a === 'number' && typeof b === 'number') return direction * (a - b);
    return direction * String(a).localeCompare(String(b), 'de', { numeric: true });
  });
}

/** Rows whose labels have all of the words. */
export function searchRows(rows: readonly SalesMetricRow[], search: string): SalesMetricRow[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return rows.filter(({ Label }) => words.every((word) => Label.toLowerCase().includes(word)));
}

/** The rows of one page, from 1; each currency has pages of its own. */
export function getPageRows(rows: readonly SalesMetricRow[], page: number): SalesMetricRow[] {
  const seen = new Map<SalesMetricRow['Currency'], number>();
  const [first, last] = [(page - 1) * STATISTIC_PAGE_SIZE, page * STATISTIC_PAGE_SIZE];
  return rows.filter(({ Currency }) => {
    const place = seen.get(Currency) ?? 0;
    seen.set(Currency, place + 1);
    return first <= place && place < last;
  });
}
