import { DAY_MS, localDate } from '@heizplatz/country';

/** Days since 1970-01-01 of an ISO date ('2026-12-10'). */
export const epochDay = (isoDate: string): number => Date.parse(`${isoDate}T00:00:00Z`) / DAY_MS;

/** The ISO date of an epoch day. */
export const isoDay = (day: number): string => new Date(day * DAY_MS).toISOString().slice(0, 10);

/** 0 Monday … 6 Sunday; epoch day 0 was a Thursday. */
export const weekdayOf = (day: number): number => (day + 3) % 7;

/** The day that people in Berlin, Vienna and Zurich have at an instant. */
export const localDay = (now: Date): number => Math.floor(localDate(now).getTime() / DAY_MS);

/** 24:00 of that day. */
export function endOfLocalDay(now: Date): Date {
  const midnightAsUtc = (localDay(now) + 1) * DAY_MS;
  const winter = new Date(midnightAsUtc - DAY_MS / 24);
  return localDate(winter).getTime() === midnightAsUtc ? winter : new Date(midnightAsUtc - DAY_MS / 12);
}
