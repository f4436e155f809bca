import { endOfLocalDay, isoDay, localDay } from '../pricing/calendar-days';

const DAY_MS = 86_400_000;

/** 24:00 of the dealer's last day to answer, an epoch day (product.md section 4: two working days). */
export const answerDueAt = (lastDay: number): Date => endOfLocalDay(new Date(lastDay * DAY_MS + DAY_MS / 2));

/** The day that ends then, as people name it: '2026-11-24'. */
export const answerDueDay = (dueAt: Date): string => isoDay(localDay(new Date(dueAt.getTime() - 1)));
