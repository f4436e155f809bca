import { epochDay, getWeekday } from '@heizplatz/api-platform';
import { dayPlus, type PriceOfDay } from './known-prices';

const YEAR_DAYS = 365;
const MONDAY = 0;

/** Mondays alone before the last year, each day within it (contract: priceSeries). */
export function thinOutPrices(prices: readonly PriceOfDay[], today: string): PriceOfDay[] {
  const lastYear = dayPlus(today, -YEAR_DAYS);
  return prices.filter(({ day }) => day > lastYear || getWeekday(epochDay(day)) === MONDAY);
}
