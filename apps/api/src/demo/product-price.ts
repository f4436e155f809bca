import { epochDay } from '../pricing/calendar-days';
import { priceBetween } from './price-between';
import { OIL_KNOTS, PELLET_EXTREMES, PELLET_KNOTS } from './price-knots';
import type { RandomStreams } from './random-streams';

/** Against loose pellets of the same country, per t at the comparison amount (market.md; the rest is estimated). */
const AGAINST_PELLETS: Readonly<Record<number, Readonly<Record<number, number>>>> = {
  1: { 20: 1, 23: 1.19, 27: 1.065, 26: 0.935, 25: 0.447, 31: 0.365, 29: 0.78, 30: 0.935 },
  2: { 20: 1, 23: 1.1896, 27: 1.0373, 26: 0.93, 25: 0.42, 31: 0.335, 29: 0.75, 30: 0.93 },
  3: { 20: 1, 23: 1.12, 27: 1.05, 26: 0.96, 25: 0.45, 31: 0.36, 29: 0.82, 30: 0.93 },
};

/** Against German heating oil, per 100 l; Switzerland in francs. */
const AGAINST_OIL: Readonly<Record<number, Readonly<Record<number, number>>>> = {
  1: { 1: 1, 2: 1.028, 10: 1.39, 15: 0.55 },
  2: { 1: 1.05, 2: 1.08, 10: 1.36, 15: 0.57 },
  3: { 1: 0.97, 2: 1.0, 10: 1.48, 15: 0.6 },
};

const WIGGLE = 0.0035;

/** A wave of ±0.35 % through one number a week. */
function wiggle(streams: RandomStreams, name: string, day: string): number {
  const week = epochDay(day) / 7;
  const at = (number: number) => (streams(`wiggle/${name}/${number}`)() * 2 - 1) * WIGGLE;
  const share = week - Math.floor(week);
  return at(Math.floor(week)) * (1 - share) + at(Math.floor(week) + 1) * share;
}

function pelletPrice(streams: RandomStreams, countryId: number, day: string): number {
  const extremes = PELLET_EXTREMES[countryId];
  const knots = PELLET_KNOTS[countryId];
  if (!extremes || !knots) throw new Error(`no prices are known for country ${countryId}`);
  const { low, high } = extremes;
  if (day === low[0]) return low[1];
  if (day === high[0]) return high[1];
  const price = priceBetween(knots, day) * (1 + wiggle(streams, `pellets/${countryId}`, day));
  // Three years and more before, prices were higher: only the days from the year of the low on are bounded.
  if (day < '2023-11-01') return price;
  const [floor, ceiling] = [low[1] + 3, high[1] - 3];
  if (price < floor) return floor + (floor - price);
  return price > ceiling ? ceiling - (price - ceiling) : price;
}

/**
 * The mean of the cheapest offers in a country on a day, gross cents per t or 100 l (pallet goods per t too) at the
 * group's comparison amount, not rounded.
 */
export type ProductPrice = (countryId: number, productId: number, day: string) => number;

/** Prices of one market; each day's price of pellets and oil is worked out once. */
export function productPrices(streams: RandomStreams): ProductPrice {
  const known = new Map<string, number>();
  const once = (key: string, find: () => number): number => {
    const price = known.get(key) ?? find();
    known.set(key, price);
    return price;
  };
  return (countryId, productId, day) => {
    const againstPellets = AGAINST_PELLETS[countryId]?.[productId];
    if (againstPellets !== undefined)
      return once(`${countryId}/${day}`, () => pelletPrice(streams, countryId, day)) * againstPellets;
    const againstOil = AGAINST_OIL[countryId]?.[productId];
    if (againstOil === undefined) throw new Error(`no price is known for product ${productId} in country ${countryId}`);
    return once(day, () => priceBetween(OIL_KNOTS, day) * (1 + 2 * wiggle(streams, 'oil', day))) * againstOil;
  };
}
