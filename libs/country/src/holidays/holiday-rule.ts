import { DAY_MS } from '../durations.ts';

/** When a holiday is: a day of the year, days after Easter Sunday, or what a law describes otherwise. */
export type HolidayDate =
  | { readonly month: number; readonly day: number }
  | { readonly afterEaster: number }
  /** Epoch day in a year; null where a year has none. */
  | { readonly find: (year: number) => number | null };

export interface HolidayRule {
  readonly name: string;
  readonly on: HolidayDate;
  /** Codes of the states or cantons; absent: all of the country. */
  readonly in?: readonly string[];
  /** Nearly everybody keeps it: it counts for the country as a whole, though not every canton's law names it. */
  readonly isUsual?: true;
  /** First and last year, where a law came into force or was for one year. */
  readonly from?: number;
  readonly until?: number;
}

/** Days since 1970-01-01. */
export const dayOf = (year: number, month: number, day: number): number => Date.UTC(year, month - 1, day) / DAY_MS;

/** Easter Sunday of the Gregorian calendar, by Gauss with the corrections of Lichtenberg. */
export function easterSunday(year: number): number {
  const century = Math.floor(year / 100);
  const moon = 15 + Math.floor((3 * century + 3) / 4) - Math.floor((8 * century + 13) / 25);
  const sun = 2 - Math.floor((3 * century + 3) / 4);
  const cycle = year % 19;
  const seed = (19 * cycle + moon) % 30;
  const correction = Math.floor((seed + Math.floor(cycle / 11)) / 29);
  const fullMoon = 21 + seed - correction;
  const firstSunday = 7 - ((year + Math.floor(year / 4) + sun) % 7);
  const gap = 7 - ((fullMoon - firstSunday) % 7);
  return dayOf(year, 3, fullMoon + gap);
}

/** 0: Monday. 1 January 1970 was a Thursday. */
const weekdayOf = (day: number): number => (day + 3) % 7;

/** The first such weekday on a day or after it; 0: Monday. */
export const nextWeekday = (from: number, weekday: number): number => from + ((weekday - weekdayOf(from) + 7) % 7);

/** The day of a date unless it is one of these weekdays. */
export const unlessOn =
  (month: number, day: number, weekdays: readonly number[]) =>
  (year: number): number | null => {
    const found = dayOf(year, month, day);
    return weekdays.includes(weekdayOf(found)) ? null : found;
  };
