import { epochDay, isoDay, localDay } from '@heizplatz/api-platform';
import { getCalendar, getPlace, type PriceBook } from '@heizplatz/api-pricing';
import type { Order } from '../order/order';

/** Delivery is possible on a Saturday, never on a Sunday. */
const MONDAY_TO_SATURDAY = 0b111111;

/** How far ahead a customer is offered another day. */
const DAYS_OFFERED = 84;

type Delivered = Pick<Order, 'configuration' | 'offer'>;

function getDeliveryCalendar({ configuration }: Pick<Order, 'configuration'>, book: PriceBook, now: Date) {
  return getCalendar(book, getPlace(book, configuration.CountryId, configuration.ZipCode), localDay(now));
}

/** Whether a dealer could mean that day: no Sunday and no holiday of the state that is delivered to. */
export const isDeliveryDate = (
  order: Pick<Order, 'configuration'>,
  date: string,
  { book, now }: { book: PriceBook; now: Date },
): boolean => getDeliveryCalendar(order, book, now).isDeliveryDay(epochDay(date), MONDAY_TO_SATURDAY);

/** The weekdays of the order's branch; of one that is gone, any but Sunday. */
function getWeekdays({ offer }: Delivered, { branches }: PriceBook): number {
  const index = branches.id.indexOf(offer.BranchId);
  return (index < 0 ? 0 : (branches.deliveryWeekdays[index] ?? 0)) || MONDAY_TO_SATURDAY;
}

/** Whether the order's own branch drives on that day. */
export const isDayOfBranch = (order: Delivered, day: number, { book, now }: { book: PriceBook; now: Date }): boolean =>
  getDeliveryCalendar(order, book, now).isDeliveryDay(day, getWeekdays(order, book));

/** The days of the next twelve weeks on which the order's branch drives, ISO, from tomorrow. */
export function moveDates(order: Delivered, book: PriceBook, now: Date): string[] {
  const tomorrow = localDay(now) + 1;
  return Array.from({ length: DAYS_OFFERED }, (_, index) => tomorrow + index)
    .filter((day) => isDayOfBranch(order, day, { book, now }))
    .map(isoDay);
}
