import { epochDay, isoDay } from '@heizplatz/api-platform';
import type { StatisticDimension } from '@heizplatz/contract';
import type { StatisticPeriod } from './period-before';

const LENGTHS: Partial<Record<StatisticDimension, number>> = { year: 4, month: 7, day: 10 };

export const isOfTime = (by: StatisticDimension): boolean => LENGTHS[by] !== undefined;

/** Every year, month or day of a period in order, '2026-05'; of another dimension none. */
export function timeKeys(by: StatisticDimension, { from, to }: StatisticPeriod): string[] {
  const length = LENGTHS[by];
  if (length === undefined) return [];
  const days = Array.from({ length: epochDay(to) - epochDay(from) + 1 }, (_, index) => isoDay(epochDay(from) + index));
  return [...new Set(days.map((day) => day.slice(0, length)))];
}
