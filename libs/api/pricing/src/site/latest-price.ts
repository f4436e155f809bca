import { epochDay } from '@heizplatz/api-platform';
import { changePercent } from './change-percent';
import { dayPlus, type DailyPrices, type PriceOfDay } from './known-prices';

/** The default price comparison period (rule FIGURE-02). */
export const COMPARED_DAYS = 7;

export interface LatestPrice {
  readonly latest: PriceOfDay;
  /** Percent against seven days before; undefined where that day has no price. */
  readonly change: number | undefined;
}

/** The newest price up to an ISO day; undefined where none is known. */
export function latestPrice(series: DailyPrices | undefined, today: string): LatestPrice | undefined {
  if (!series) return undefined;
  const { firstDay, dailyCents } = series;
  const daysKnown = Math.max(0, epochDay(today) - epochDay(firstDay) + 1);
  const at = dailyCents.slice(0, daysKnown).findLastIndex((cents) => cents > 0);
  const cents = dailyCents[at];
  if (cents === undefined) return undefined;
  const before = dailyCents[at - COMPARED_DAYS] ?? 0;
  return {
    latest: { day: dayPlus(firstDay, at), cents },
    change: before > 0 ? changePercent(cents, before) : undefined,
  };
}
