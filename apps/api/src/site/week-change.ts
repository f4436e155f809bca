import type { PlacePrices } from './price-series-repository';

/** Percent with two decimals between the last day and the seventh before it; 0 where either is missing. */
export function weekChange({ dailyCents }: PlacePrices): number {
  const last = dailyCents.at(-1);
  const before = dailyCents.at(-8);
  if (last === undefined || before === undefined || before === 0) return 0;
  return Math.round(((last - before) / before) * 10_000) / 100;
}
