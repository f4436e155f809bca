const STEPS = [1, 2, 2.5, 5, 10];

export interface ValueTicks {
  /** From the lowest to the highest, evenly spread; all values lie between. */
  readonly ticks: readonly number[];
  /** How many decimals the ticks need. */
  readonly decimals: number;
}

/**
 * Round values for a chart's grid, about `count` of them. The input values are finite; none or one still give a grid.
 */
export function valueTicks(values: readonly number[], count: number): ValueTicks {
  const low = Math.min(...values, Number.POSITIVE_INFINITY);
  const high = Math.max(...values, Number.NEGATIVE_INFINITY);
  if (values.length === 0) return valueTicks([0], count);
  // Values that differ by a rounding error are one.
  const span = high - low > Math.abs(high) * 1e-9 ? high - low : Math.abs(low) * 0.1 || 1;
  const rough = span / (count - 1);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = (STEPS.find((known) => known * power >= rough) ?? 10) * power;
  const first = Math.floor(low / step);
  const last = Math.max(Math.ceil(high / step), first + 1);
  const decimals = Math.max(0, Math.ceil(-Math.log10(step) + (step / power === 2.5 ? 1 : 0) - 1e-9));
  const ticks = Array.from({ length: last - first + 1 }, (_, index) =>
    Number(((first + index) * step).toFixed(decimals)),
  );
  return { ticks, decimals };
}
