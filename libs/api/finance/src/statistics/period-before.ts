import { epochDay, isoDay } from '@heizplatz/api-platform';

/** ISO days, both within. */
export interface StatisticPeriod {
  readonly from: string;
  readonly to: string;
}

const getNumbers = (day: string): readonly [number, number, number] => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return [year, month, date];
};
const dayAt = (year: number, month: number, date: number): string =>
  new Date(Date.UTC(year, month - 1, date)).toISOString().slice(0, 10);

/** How many months a period of whole months has; null for any other. */
export function wholeMonths({ from, to }: StatisticPeriod): number | null {
  const [year, month, date] = getNumbers(from);
  const [nextYear, nextMonth, nextDate] = getNumbers(isoDay(epochDay(to) + 1));
  return date === 1 && nextDate === 1 ? (nextYear - year) * 12 + nextMonth - month : null;
}

/** As many months before; a month's last day stays the last one, and the 31st of a shorter month is its last. */
function shiftDay(day: string, months: number): string {
  const [year, month, date] = getNumbers(day);
  const [, , nextDate] = getNumbers(isoDay(epochDay(day) + 1));
  const [, , lastDate] = getNumbers(dayAt(year, month - months + 1, 0));
  return dayAt(year, month - months, nextDate === 1 ? lastDate : Math.min(date, lastDate));
}

/** How far a period lies back: by months, which differ in length, or by days. */
export type Shift = { readonly months: number } | { readonly days: number };

export interface ComparedPeriod extends StatisticPeriod {
  /** Added to its days, they are those of the period that it is compared with. */
  readonly shift: Shift;
}

export interface Comparison {
  /** Up to today, if it is not over. */
  readonly period: StatisticPeriod;
  readonly isUnfinished: boolean;
  /** Right before: of whole months as many months, else as many days. Of an unfinished one the same days alone. */
  readonly before: ComparedPeriod;
  readonly yearBefore: ComparedPeriod;
}

/** What a period is compared with, seen from a day. */
export function comparePeriods(requested: StatisticPeriod, today: string): Comparison {
  const { from, to } = requested;
  const isUnfinished = from <= today && today < to;
  const period = { from, to: isUnfinished ? today : to };
  const months = wholeMonths(requested);
  const days = epochDay(to) - epochDay(from) + 1;
  const before =
    months === null
      ? { from: isoDay(epochDay(from) - days), to: isoDay(epochDay(period.to) - days), shift: { days } }
      : { from: shiftDay(from, months), to: shiftDay(period.to, months), shift: { months } };
  const yearBefore = { from: shiftDay(from, 12), to: shiftDay(period.to, 12), shift: { months: 12 } };
  return { period, isUnfinished, before, yearBefore };
}
