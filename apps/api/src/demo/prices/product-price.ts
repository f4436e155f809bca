import { epochDay, isoDay } from '@heizplatz/api-platform';
import { priceBetween } from './price-between';
import { type Knot, OIL_KNOTS, PELLET_EXTREMES, PELLET_KNOTS } from './price-knots';
import type { RandomStreams } from '../random/random-streams';

/** How a product's price follows the one that leads its kind. */
interface Follower {
  /** Against the leader's latest price. */
  readonly against: number;
  /** Its share of the leader's ups and downs. */
  readonly elasticity: number;
  readonly lagDays: number;
}

/** How others follow: goods in bags later than loose ones, and wood that no press has seen hardly at all. */
const FOLLOWS: Readonly<Record<number, Omit<Follower, 'against'>>> = {
  1: { elasticity: 1, lagDays: 0 },
  2: { elasticity: 0.96, lagDays: 1 },
  10: { elasticity: 0.62, lagDays: 2 },
  15: { elasticity: 0.3, lagDays: 24 },
  20: { elasticity: 1, lagDays: 0 },
  23: { elasticity: 0.92, lagDays: 16 },
  25: { elasticity: 0.34, lagDays: 60 },
  26: { elasticity: 0.7, lagDays: 33 },
  27: { elasticity: 0.96, lagDays: 5 },
  29: { elasticity: 0.42, lagDays: 45 },
  30: { elasticity: 1.02, lagDays: 7 },
  31: { elasticity: 0.28, lagDays: 52 },
};

/** Loose pellets: everything else of wood follows them, and they nothing. */
const LEADER = 20;

/** Against loose pellets of the same country, per t at the comparison amount (rule DEMO-03; the rest is estimated). */
const AGAINST_PELLETS: Readonly<Record<number, Readonly<Record<number, number>>>> = {
  1: { 23: 1.19, 27: 1.065, 26: 0.935, 25: 0.447, 31: 0.365, 29: 0.78, 30: 0.935 },
  2: { 23: 1.1896, 27: 1.0373, 26: 0.93, 25: 0.42, 31: 0.335, 29: 0.75, 30: 0.93 },
  3: { 23: 1.12, 27: 1.05, 26: 0.96, 25: 0.45, 31: 0.36, 29: 0.82, 30: 0.93 },
};

/** Against German heating oil, per 100 l; Switzerland in francs. */
const AGAINST_OIL: Readonly<Record<number, Readonly<Record<number, number>>>> = {
  1: { 1: 1, 2: 1.028, 10: 1.39, 15: 0.55 },
  2: { 1: 1.05, 2: 1.08, 10: 1.36, 15: 0.57 },
  3: { 1: 0.97, 2: 1.0, 10: 1.48, 15: 0.6 },
};

const WIGGLE = 0.0035;

/** Returns a wave of ±0.35 % by name and day, interpolated from one random number per week, each generated once. */
function wiggles(streams: RandomStreams): (name: string, day: string) => number {
  const rendered = new Map<string, Map<number, number>>();
  const getWeeks = (name: string): Map<number, number> => {
    const known = rendered.get(name) ?? new Map<number, number>();
    rendered.set(name, known);
    return known;
  };
  const at = (weeks: Map<number, number>, name: string, week: number): number => {
    const known = weeks.get(week);
    if (known !== undefined) return known;
    const value = (streams(`wiggle/${name}/${week}`)() * 2 - 1) * WIGGLE;
    weeks.set(week, value);
    return value;
  };
  return (name, day) => {
    const week = epochDay(day) / 7;
    const [first, share] = [Math.floor(week), week - Math.floor(week)];
    const weeks = getWeeks(name);
    return at(weeks, name, first) * (1 - share) + at(weeks, name, first + 1) * share;
  };
}

type Wiggle = ReturnType<typeof wiggles>;

function pelletPrice(wiggle: Wiggle, countryId: number, day: string): number {
  const extremes = PELLET_EXTREMES[countryId];
  const knots = PELLET_KNOTS[countryId];
  if (!extremes || !knots) throw new Error(`no prices are known for country ${countryId}`);
  const { low, high } = extremes;
  if (day === low[0]) return low[1];
  if (day === high[0]) return high[1];
  const price = priceBetween(knots, day) * (1 + wiggle(`pellets/${countryId}`, day));
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

const latest = (knots: readonly Knot[] | undefined): number => knots?.at(-1)?.[1] ?? 0;

function getFollower(
  countryId: number,
  productId: number,
  all: Readonly<Record<number, Readonly<Record<number, number>>>>,
): Follower | undefined {
  const [against, follows] = [all[countryId]?.[productId], FOLLOWS[productId]];
  return against === undefined || follows === undefined ? undefined : { against, ...follows };
}

/** Prices of one market, each with its own course; a leader's price of a day is worked out once. */
export function productPrices(streams: RandomStreams): ProductPrice {
  const wiggle = wiggles(streams);
  const known = new Map<string, number>();
  const once = (key: string, find: () => number): number => {
    const price = known.get(key) ?? find();
    known.set(key, price);
    return price;
  };
  const pellets = (countryId: number, day: string) =>
    once(`${countryId}/${day}`, () => pelletPrice(wiggle, countryId, day));
  const oil = (day: string) => once(day, () => priceBetween(OIL_KNOTS, day) * (1 + 2 * wiggle('oil', day)));
  return (countryId, productId, day) => {
    if (productId === LEADER) return pellets(countryId, day);
    const wood = getFollower(countryId, productId, AGAINST_PELLETS);
    const follower = wood ?? getFollower(countryId, productId, AGAINST_OIL);
    if (!follower) throw new Error(`no price is known for product ${productId} in country ${countryId}`);
    const then = follower.lagDays === 0 ? day : isoDay(epochDay(day) - follower.lagDays);
    const [price, anchor] = wood
      ? [pellets(countryId, then), latest(PELLET_KNOTS[countryId])]
      : [oil(then), latest(OIL_KNOTS)];
    const own = 1 + wiggle(`${countryId}/${productId}`, day);
    return anchor * follower.against * (price / anchor) ** follower.elasticity * own;
  };
}
