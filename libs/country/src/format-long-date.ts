import { calendarDay } from './calendar-day.ts';
import { formatDate } from './format-date.ts';
import type { Site } from './site.ts';

const WEEKDAYS = ['So', 'Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa'];

/** 'Do, 10.12.2026' from '2026-12-10' or a time with zone; '–' for what is no date. */
export function formatLongDate(iso: string, site: Site): string {
  const day = calendarDay(iso);
  return day ? `${WEEKDAYS[day.getUTCDay()]}, ${formatDate(iso, site)}` : '–';
}
