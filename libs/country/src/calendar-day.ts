import { localDate } from './local-date.ts';

/**
 * A day as a date whose UTC fields show it; iso: a date ('2026-12-10', taken as it stands) or a time with zone (the
 * day that the site's people have then). Undefined for anything else.
 */
export function calendarDay(iso: string): Date | undefined {
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(iso);
  const date = new Date(iso);
  if (Number.isNaN(date.getTime())) return undefined;
  return isDay ? date : localDate(date);
}
