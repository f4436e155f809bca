import { getWeekday } from '@heizplatz/api-platform';

const SATURDAY = 5;
const SUNDAY = 6;
const MONDAY_TO_FRIDAY = 0b11111;

/**
 * When a branch can deliver in one state (rule PRICE-10), seen from one day; days are epoch days, weekdays bits from
 * Monday.
 */
export interface DeliveryCalendar {
  /** The first delivery day after `workingDays` working days (Monday to Friday but holidays), counted from tomorrow. */
  earliestDelivery(workingDays: number, weekdays: number): number;
  isDeliveryDay(day: number, weekdays: number): boolean;
  /** The day itself or the next that is neither weekend nor holiday. */
  nextWorkingDay(day: number): number;
}

/** Results are cached: a list makes the same few requests for each of its offers. */
export function deliveryCalendar(today: number, holidays: readonly number[]): DeliveryCalendar {
  const free = new Set(holidays);
  const cached = new Map<number, number>();
  const isWorkingDay = (day: number) => getWeekday(day) < SATURDAY && !free.has(day);
  const isDeliveryDay = (day: number, weekdays: number) =>
    getWeekday(day) < SUNDAY && ((weekdays >> getWeekday(day)) & 1) === 1 && !free.has(day);

  function countEarliest(workingDays: number, weekdays: number): number {
    // A branch without a weekday would never deliver.
    const possible = weekdays & 0b111111 || MONDAY_TO_FRIDAY;
    let day = today;
    for (let counted = 0; counted < workingDays;) if (isWorkingDay(++day)) counted++;
    while (!isDeliveryDay(day, possible)) day++;
    return day;
  }

  return {
    isDeliveryDay,
    earliestDelivery(workingDays, weekdays) {
      const key = workingDays * 64 + weekdays;
      let day = cached.get(key);
      if (day === undefined) cached.set(key, (day = countEarliest(workingDays, weekdays)));
      return day;
    },
    nextWorkingDay(day) {
      while (!isWorkingDay(day)) day++;
      return day;
    },
  };
}
