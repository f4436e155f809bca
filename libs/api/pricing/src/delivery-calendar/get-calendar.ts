import { deliveryCalendar, type DeliveryCalendar } from './delivery-calendar';
import type { PriceBook } from '../price-book/price-book';

/** The latest day's calendars, by book and state: they hold for all requests of a day. */
const calendars = new WeakMap<PriceBook, { day: number; byState: Map<number, DeliveryCalendar> }>();

/** The calendar of a place's state seen from a day. */
export function getCalendar(book: PriceBook, place: number, today: number): DeliveryCalendar {
  let ofBook = calendars.get(book);
  if (ofBook?.day !== today) calendars.set(book, (ofBook = { day: today, byState: new Map() }));
  const stateId = book.places.stateIds[place] ?? 0;
  let calendar = ofBook.byState.get(stateId);
  if (!calendar) ofBook.byState.set(stateId, (calendar = deliveryCalendar(today, book.holidays[stateId] ?? [])));
  return calendar;
}
