import { calendarDay } from './calendar-day.ts';
import type { Site } from './site.ts';

/** '10.12.2026' from '2026-12-10' or a time with zone; '–' for what is no date. */
export function formatDate(iso: string, _site: Site): string {
  const day = calendarDay(iso);
  return day ? day.toISOString().slice(0, 10).split('-').reverse().join('.') : '–';
}
