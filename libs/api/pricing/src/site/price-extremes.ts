import type { PriceOfDay } from './known-prices';

export interface PriceExtremes {
  readonly high: PriceOfDay;
  readonly low: PriceOfDay;
}

/** The dearest and the cheapest day, of equal ones the later; undefined without prices. */
export function priceExtremes(prices: readonly PriceOfDay[]): PriceExtremes | undefined {
  const [first] = prices;
  if (!first) return undefined;
  let [high, low] = [first, first];
  for (const price of prices) {
    if (price.cents >= high.cents) high = price;
    if (price.cents <= low.cents) low = price;
  }
  return { high, low };
}
