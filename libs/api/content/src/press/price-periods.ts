import { epochDay, isoDay, getWeekday } from '@heizplatz/api-platform';
import type { PriceOfDay } from '@heizplatz/api-pricing';
import type { PressPrice } from '@heizplatz/contract';

export type Resolution = 'day' | 'week' | 'month';

const THURSDAY = 3;
const DAYS_A_WEEK = 7;

/** '2026-W47' (ISO 8601): a week belongs to the year that its Thursday lies in. */
function weekKey(day: string): string {
  const number = epochDay(day);
  const thursday = isoDay(number - getWeekday(number) + THURSDAY);
  const year = thursday.slice(0, 4);
  const week = Math.floor((epochDay(thursday) - epochDay(`${year}-01-01`)) / DAYS_A_WEEK) + 1;
  return `${year}-W${String(week).padStart(2, '0')}`;
}

const KEYS: Readonly<Record<Resolution, (day: string) => string>> = {
  day: (day) => day,
  week: weekKey,
  month: (day) => day.slice(0, 7),
};

function summedUp(Key: string, prices: readonly PriceOfDay[]): PressPrice {
  const cents = prices.map((price) => price.cents);
  const sum = cents.reduce((total, value) => total + value, 0);
  return {
    Key,
    From: prices[0]?.day ?? '',
    To: prices.at(-1)?.day ?? '',
    Price: Math.round(sum / cents.length) / 100,
    Low: Math.min(...cents) / 100,
    High: Math.max(...cents) / 100,
    Days: cents.length,
  };
}

/** Daily prices in order of time as means of days, ISO weeks or months; days without a price count for nothing. */
export function pricePeriods(prices: readonly PriceOfDay[], by: Resolution): PressPrice[] {
  const groups = new Map<string, PriceOfDay[]>();
  for (const price of prices) {
    const key = KEYS[by](price.day);
    const group = groups.get(key);
    if (group) group.push(price);
    else groups.set(key, [price]);
  }
  return [...groups].map(([key, group]) => summedUp(key, group));
}
