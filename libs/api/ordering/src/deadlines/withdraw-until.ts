import { epochDay, isoDay, getWeekday } from '@heizplatz/api-platform';
import { countryRules, siteById } from '@heizplatz/country';
import { publicHolidays } from '@heizplatz/country/holidays';
import type { Order } from '../order/order';

const WITHDRAWAL_DAYS = 14;
const SATURDAY = 5;

/**
 * Last day of the withdrawal period, 14 days from receipt; one that falls on a weekend or a holiday of the whole country
 * moves to the next working day (Regulation 1182/71 Art. 3, §193 BGB). Null before delivery, for businesses and in
 * Switzerland.
 */
export function withdrawUntil({
  countryId,
  isConsumer,
  deliveredOn,
}: Pick<Order, 'countryId' | 'isConsumer' | 'deliveredOn'>): string | null {
  const { iso } = siteById(countryId);
  const { withdrawal } = countryRules(countryId);
  if (!withdrawal || !isConsumer || deliveredOn === null) return null;
  const isFree = (day: number) =>
    getWeekday(day) >= SATURDAY ||
    publicHolidays(iso, Number(isoDay(day).slice(0, 4))).some((holiday) => holiday.day === day);
  let day = epochDay(deliveredOn) + WITHDRAWAL_DAYS;
  while (isFree(day)) day++;
  return isoDay(day);
}
