import { HOUR_MS } from './durations.ts';

/** Both changes of the clock happen at 1:00 UTC of the month's last Sunday, in all three countries. */
function lastSundayMs(year: number, month: number): number {
  const lastDay = new Date(Date.UTC(year, month + 1, 0, 1));
  return lastDay.getTime() - lastDay.getUTCDay() * 24 * HOUR_MS;
}

/** Time of Berlin, Vienna and Zurich, since 1996, as a date whose UTC fields show it. */
export function localDate(instant: Date): Date {
  const year = instant.getUTCFullYear();
  const time = instant.getTime();
  const isSummer = time >= lastSundayMs(year, 2) && time < lastSundayMs(year, 9);
  return new Date(time + (isSummer ? 2 : 1) * HOUR_MS);
}
