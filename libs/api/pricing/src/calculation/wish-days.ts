import { OPTION_KEYS } from '@heizplatz/api-catalog';
import { isoDay } from '@heizplatz/api-platform';
import { addOption } from './changed-query';
import type { OfferQuery } from '../offers/offer-query';
import type { PriceBook } from '../price-book/price-book';
import { priceVariants } from '../offers/price-variants';

/** Twelve weeks are offered; a later day can still be requested by the list's URL. */
const DAYS_OFFERED = 84;

/**
 * The days on which a branch that serves the place can deliver as requested, ISO; never a weekend, a holiday of its
 * state or a day without deliveries.
 */
export function wishDays(book: PriceBook, query: OfferQuery): string[] {
  const wish = book.goods.options.findIndex(({ key }) => key === OPTION_KEYS.wishDate);
  if (wish < 0 || query.place < 0) return [];
  const request = { ...addOption(book, query, wish), wishDay: 0 };
  const { areaStart } = book.places;
  const drivers: { readonly earliest: number; readonly weekdays: number }[] = [];
  for (let area = areaStart[query.place]!; area < areaStart[query.place + 1]!; area++) {
    const days = priceVariants(book, request, area).map(({ deliveryDay }) => deliveryDay);
    const weekdays = book.branches.deliveryWeekdays[book.areas.branch[area]!]!;
    if (days.length > 0) drivers.push({ earliest: Math.min(...days), weekdays });
  }
  const { calendar, today } = query;
  return Array.from({ length: DAYS_OFFERED }, (_, index) => today + 1 + index)
    .filter((day) => calendar.nextWorkingDay(day) === day)
    .filter((day) => drivers.some((one) => one.earliest <= day && calendar.isDeliveryDay(day, one.weekdays)))
    .map(isoDay);
}
