import { localDate } from './local-date.ts';

/** The day of the three countries at an instant, '2026-11-21'. */
export const toLocalDay = (instant: Date): string => localDate(instant).toISOString().slice(0, 10);
