import { calendarDay } from './calendar-day';
import { formatDate } from './format-date';
import type { Site } from './site';

const WEEKDAYS = ['So', 'Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa'];

/** 'Do, 10.12.2026' from '2026-12-10' or a time with zone; '–' for what is no date. */
export function formatLongDate(iso: string, site: Site): string {
  const day = calendarDay(iso);
  return day ? `${WEEKDAYS[day.getUTCDay()]}, ${formatDate(iso, site)}` : '–';
}
