import { epochDay, isoDay, localDay, startOfLocalDay } from '@heizplatz/api-platform';
import { getCalendar, getPlace, type PriceBook } from '@heizplatz/api-pricing';
import type { CalculationConfiguration } from '@heizplatz/contract';

const ANSWER_WORKING_DAYS = 2;
const MONDAY_TO_FRIDAY = 0b11111;

/** 24:00 of the dealer's last day to respond, an epoch day (rule ORDER-02: two working days). */
export const answerDueAt = (lastDay: number): Date => startOfLocalDay(lastDay + 1);

/**
 * 24:00 of the second working day after an instant, by the calendar of the delivery place; of the day before an
 * earlier delivery (express), which cannot be prepared after it was due. Today's end at the earliest.
 */
export function answerDueFrom(
  book: PriceBook,
  { CountryId, ZipCode }: Pick<CalculationConfiguration, 'CountryId' | 'ZipCode'>,
  now: Date,
  deliveryDate: string,
): Date {
  const calendar = getCalendar(book, getPlace(book, CountryId, ZipCode), localDay(now));
  const lastDay = calendar.earliestDelivery(ANSWER_WORKING_DAYS, MONDAY_TO_FRIDAY);
  return answerDueAt(Math.max(localDay(now), Math.min(lastDay, epochDay(deliveryDate) - 1)));
}

/** The day that ends then, as people name it: '2026-11-24'. */
export const answerDueDay = (dueAt: Date): string => isoDay(localDay(new Date(dueAt.getTime() - 1)));
