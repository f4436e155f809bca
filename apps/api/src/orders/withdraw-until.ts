import { epochDay, isoDay } from '../pricing/calendar-days';
import type { Order } from './order';

const WITHDRAWAL_DAYS = 14;

/** Last day of the withdrawal period, 14 days from receipt; null before delivery, for businesses and in Switzerland. */
export function withdrawUntil({
  countryId,
  isConsumer,
  deliveredOn,
}: Pick<Order, 'countryId' | 'isConsumer' | 'deliveredOn'>): string | null {
  if (countryId === 3 || !isConsumer || deliveredOn === null) return null;
  return isoDay(epochDay(deliveredOn) + WITHDRAWAL_DAYS);
}
