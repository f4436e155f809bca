import { deliveryCalendar, type DeliveryCalendar } from './delivery-calendar';
import { oncePerDay } from '../price-book/once-per-day';
import type { PriceBook } from '../price-book/price-book';

/** The latest day's calendars, by book and state: they hold for all requests of a day. */
const calendarsOf = oncePerDay(() => new Map<number, DeliveryCalendar>());

/** The calendar of a place's state seen from a day. */
export function getCalendar(book: PriceBook, place: number, today: number): DeliveryCalendar {
  const byState = calendarsOf(book, today);
  const stateId = book.places.stateIds[place] ?? 0;
  let calendar = byState.get(stateId);
  if (!calendar) byState.set(stateId, (calendar = deliveryCalendar(today, book.holidays[stateId] ?? [])));
  return calendar;
}
