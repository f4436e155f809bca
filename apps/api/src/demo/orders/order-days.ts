import { dayAfter } from '../random/day-after';
import type { RandomStreams } from '../random/random-streams';

/** Against an even year: stores are filled in summer (rule DEMO-02), January to December. */
const MONTHS = [0.82, 0.8, 0.62, 0.58, 0.78, 1.35, 1.5, 1.6, 1.45, 1.05, 0.82, 0.72];
/** Against Monday to Sunday alike; from Sunday. */
const WEEKDAYS = [0.62, 1.25, 1.18, 1.12, 1.1, 1, 0.66];
const WINTER_MONTHS = [11, 12, 1, 2, 3];
const COLD_CHANCE = 0.16;
const COLD_FACTOR = 2.1;
/** The marketplace has grown: today against the first day. */
const GROWTH = 1.7;

/** A week of winter may be a cold spell; the same weeks for the same seed. */
const isCold = (random: RandomStreams, day: string, month: number): boolean => {
  const week = Math.floor(Date.parse(day) / (7 * 86_400_000));
  return WINTER_MONTHS.includes(month) && random(`cold/${week}`)() < COLD_CHANCE;
};

/**
 * How many of `count` orders are placed on each of the days up to and including today, as ISO days with their number.
 * They add up to count.
 */
export function orderDays(
  random: RandomStreams,
  { today, days, count }: { today: string; days: number; count: number },
): { day: string; orders: number }[] {
  const weighted = Array.from({ length: days }, (_, index) => {
    const day = dayAfter(today, index - days + 1);
    const month = Number(day.slice(5, 7));
    const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
    const season = (MONTHS[month - 1] ?? 1) * (isCold(random, day, month) ? COLD_FACTOR : 1);
    return { day, weight: season * (WEEKDAYS[weekday] ?? 1) * (1 + ((GROWTH - 1) * index) / days) };
  });
  const sum = weighted.reduce((total, { weight }) => total + weight, 0);
  let passed = 0;
  let planned = 0;
  return weighted.map(({ day, weight }) => {
    passed += weight;
    const upToHere = Math.round((passed / sum) * count);
    const orders = upToHere - planned;
    planned = upToHere;
    return { day, orders };
  });
}
