import { changePercent } from './change-percent';
import { dayPlus, knownPrices, type DailyPrices, type PriceOfDay } from './known-prices';

/** The default price comparison period (rule FIGURE-02). */
export const COMPARED_DAYS = 7;

export interface LatestPrice {
  readonly latest: PriceOfDay;
  /** Percent against seven days before; undefined where that day has no price. */
  readonly change: number | undefined;
}

/** The newest price up to an ISO day; undefined where none is known. */
export function latestPrice(series: DailyPrices | undefined, today: string): LatestPrice | undefined {
  const prices = series ? knownPrices(series, series.firstDay, today) : [];
  const latest = prices.at(-1);
  if (!latest) return undefined;
  const before = prices.find(({ day }) => day === dayPlus(latest.day, -COMPARED_DAYS));
  return { latest, change: before && changePercent(latest.cents, before.cents) };
}
