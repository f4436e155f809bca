import { epochDay, isoDay } from '@heizplatz/api-platform';

/** A row of price_series. */
export interface DailyPrices {
  /** ISO day of entry 0. */
  readonly firstDay: string;
  /** Gross cents per unit; 0 where a day has no price. */
  readonly dailyCents: readonly number[];
}

export interface PriceOfDay {
  /** ISO day. */
  readonly day: string;
  readonly cents: number;
}

/** The ISO day that lies so many days after another, or before it when negative. */
export const dayPlus = (day: string, days: number): string => isoDay(epochDay(day) + days);

/** Days with a price between two ISO days, both included, in order of time. */
export function knownPrices({ firstDay, dailyCents }: DailyPrices, from: string, to: string): PriceOfDay[] {
  const first = epochDay(firstDay);
  const prices: PriceOfDay[] = [];
  for (const [index, cents] of dailyCents.entries()) {
    const day = isoDay(first + index);
    if (cents > 0 && day >= from && day <= to) prices.push({ day, cents });
  }
  return prices;
}
