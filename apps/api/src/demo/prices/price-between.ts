import { epochDay } from '@heizplatz/api-platform';
import type { Knot } from './price-knots';

/** Between two knots along a smooth step, before the first and after the last their own price; cents, not rounded. */
export function priceBetween(knots: readonly Knot[], day: string): number {
  const after = knots.findIndex(([knotDay]) => knotDay > day);
  const before = knots[after === -1 ? knots.length - 1 : after - 1];
  const next = knots[after];
  if (!before) return next?.[1] ?? 0;
  if (!next) return before[1];
  const share = (epochDay(day) - epochDay(before[0])) / (epochDay(next[0]) - epochDay(before[0]));
  return before[1] + (next[1] - before[1]) * share * share * (3 - 2 * share);
}
