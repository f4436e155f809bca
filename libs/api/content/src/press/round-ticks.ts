const STEPS = [1, 2, 2.5, 5, 10];
/** About as many lines of a grid. */
const LINES = 5;

export interface RoundTicks {
  /** Round numbers, evenly spaced; all values lie between the first and the last. */
  readonly ticks: readonly number[];
  /** How many decimals they need. */
  readonly decimals: number;
}

/** A grid for values, of which there is one at least. */
export function roundTicks(values: readonly number[]): RoundTicks {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const rough = (high - low || Math.abs(high) * 0.1 || 1) / (LINES - 1);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = (STEPS.find((known) => known * power >= rough) ?? 10) * power;
  const first = Math.floor(low / step);
  const last = Math.max(Math.ceil(high / step), first + 1);
  const decimals = [0, 1, 2].find((places) => Number.isInteger(Number((step * 10 ** places).toFixed(6)))) ?? 2;
  return { ticks: Array.from({ length: last - first + 1 }, (_, at) => (first + at) * step), decimals };
}
