import type { PriceFactor } from '@heizplatz/contract';

const EXCHANGE_RATES = [3, 4];
const MIN_DECIMALS = 2;
const MAX_DECIMALS = 4;

/**
 * Exchange rates have two to four decimals, as many as the rate needs; prices two (rule SITE-05). 1.08 has two,
 * 1.0834 four.
 */
export function factorDecimals({ Id, Price }: Pick<PriceFactor, 'Id' | 'Price'>): number {
  if (!EXCHANGE_RATES.includes(Id)) return MIN_DECIMALS;
  const digits = String(Number(Price.toFixed(MAX_DECIMALS))).split('.')[1] ?? '';
  return Math.max(MIN_DECIMALS, digits.length);
}
