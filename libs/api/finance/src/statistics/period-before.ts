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

/** The period of the same length right before: of whole months as many months, else as many days. */
export function periodBefore(period: StatisticPeriod): StatisticPeriod {
  const { from, to } = period;
  const before = isoDay(epochDay(from) - 1);
  const months = wholeMonths(period);
  if (months === null) return { from: isoDay(2 * epochDay(from) - epochDay(to) - 1), to: before };
  const [year, month] = getNumbers(from);
  return { from: dayAt(year, month - months, 1), to: before };
}
