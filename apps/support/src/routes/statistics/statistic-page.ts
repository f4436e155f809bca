import { CALLS, type CallInput, CountryId, StatisticQuery, type StatisticDimension } from '@heizplatz/contract';
import { DAY_MS } from '@heizplatz/country';
import { STATISTICS_PATH } from '@heizplatz/routes';
import * as v from 'valibot';
import { listQuery } from '../../shared/staff-table/list-query';

/** What the page shows; all of it stands in the address. */
export type StatisticPage = v.InferOutput<typeof StatisticQuery>;

const VISIBLE_MONTHS = 12;
const MOST_DAYS: Partial<Record<StatisticDimension, number>> = { day: 366, order: 31 };

const isDay = (text: string): boolean =>
  /^20\d\d-\d\d-\d\d$/.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.slice(0, 10) === text;
const dayAt = (year: number, month: number, date: number): string =>
  new Date(Date.UTC(year, month - 1, date)).toISOString().slice(0, 10);

/** Last day of '2026-05'. */
export function monthEnd(month: string): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return dayAt(year, number + 1, 0);
}

/** The running month and the eleven before it, whole. */
export function lastMonths(today: string, count = VISIBLE_MONTHS): { from: string; to: string } {
  const [year = 0, month = 1] = today.split('-').map(Number);
  return { from: dayAt(year, month - count + 1, 1), to: monthEnd(today.slice(0, 7)) };
}

function getPeriod(params: URLSearchParams, today: string): { from: string; to: string } {
  const [from, to] = [params.get('from') ?? '', params.get('to') ?? ''];
  if (!isDay(from) || !isDay(to)) return lastMonths(today);
  return from <= to ? { from, to } : { from: to, to: from };
}

/** Days of a period, both ends within. */
export const getDays = ({ from, to }: Pick<StatisticPage, 'from' | 'to'>): number =>
  (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;

/** Whether a period is short enough for a row each day or order. */
export const isDivisible = (page: Pick<StatisticPage, 'from' | 'to'>, by: StatisticDimension): boolean =>
  getDays(page) <= (MOST_DAYS[by] ?? Infinity);

/** Reads the address; each bad value is ignored. */
export function readStatisticPage(params: URLSearchParams, today: string): StatisticPage {
  const target = new URLSearchParams(params);
  for (const [name, day] of Object.entries(getPeriod(params, today))) target.set(name, day);
  const page = v.parse(StatisticQuery, listQuery(StatisticQuery, target));
  return isDivisible(page, page.by) ? page : { ...page, by: 'month' };
}

/** The page with some of it changed; what is empty does not stand in the address. */
export function statisticPath(page: StatisticPage, changes: Partial<StatisticPage> = {}, stored = ''): string {
  // Other rows begin on their first page; words and order of one division say nothing about another.
  const anew = changes.by === undefined || changes.by === page.by ? {} : { search: '', sort: '' };
  const { format: _, ...fields } = { ...page, page: '1', ...anew, ...changes };
  const isDefault = (name: string, value: string) => value === '' || (name === 'page' && value === '1');
  const params = new URLSearchParams(Object.entries(fields).filter(([name, value]) => !isDefault(name, value)));
  if (stored !== '') params.set('wert', stored);
  return `${STATISTICS_PATH}?${params}`;
}

/** The same statistics as a file, of all pages. */
export const statisticFilePath = (page: StatisticPage, format: StatisticPage['format']): string =>
  `${CALLS.exportStatistic.path}?${new URLSearchParams({ ...page, page: '1', format })}`;

const getId = (text: string): number | null => (text === '' ? null : Number(text));

/** Input of the call, the same for loader and view. */
export const statisticInput = (page: StatisticPage): CallInput<typeof CALLS.periodStatistic> => ({
  body: {
    ...{ From: page.from, To: page.to, By: page.by, Scope: 'all' },
    CountryId: page.country === '' ? null : v.parse(CountryId, Number(page.country)),
    ProductId: getId(page.product),
    ZipCode: page.zip === '' ? null : page.zip,
    RatePay: page.ratePay === '' ? null : page.ratePay === 'ja',
    DealerId: getId(page.dealer),
    StateId: getId(page.state),
    ...{ Search: page.search, Sort: page.sort, Page: Number(page.page) },
  },
});
