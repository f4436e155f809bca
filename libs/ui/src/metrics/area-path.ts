export interface ChartPoint {
  /** The first column in the table of values: a day, a month. */
  label: string;
  value: number;
}

export interface AreaPath {
  line: string;
  area: string;
}

/**
 * The path of a series on an area of `width` × `height`, a smooth line that never overshoots its points (monotone
 * cubic, Fritsch–Carlson). `low` and `high` are the values at the lower and the upper edge.
 */
export function areaPath(
  values: readonly number[],
  width: number,
  height: number,
  low: number,
  high: number,
): AreaPath {
  if (values.length === 0) return { line: '', area: '' };
  const span = high - low || 1;
  const xs = values.map((_, index) => (values.length === 1 ? width : (index / (values.length - 1)) * width));
  const ys = values.map((value) => height - ((value - low) / span) * height);
  const slopes = monotoneSlopes(xs, ys);
  let line = `M${round(xs[0])} ${round(ys[0])}`;
  for (let i = 1; i < values.length; i++) {
    const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = [xs[i - 1], ys[i - 1], xs[i], ys[i]];
    const third = (x1 - x0) / 3;
    const from = `${round(x0 + third)} ${round(y0 + third * (slopes[i - 1] ?? 0))}`;
    const to = `${round(x1 - third)} ${round(y1 - third * (slopes[i] ?? 0))}`;
    line += `C${from} ${to} ${round(x1)} ${round(y1)}`;
  }
  return { line, area: `${line}V${height}H0Z` };
}

function monotoneSlopes(xs: readonly number[], ys: readonly number[]): number[] {
  const rises = xs.slice(1).map((x, i) => ((ys[i + 1] ?? 0) - (ys[i] ?? 0)) / (x - (xs[i] ?? 0)));
  return xs.map((_, i) => {
    const [before, after] = [rises[i - 1], rises[i]];
    if (before === undefined || after === undefined) return before ?? after ?? 0;
    return before * after <= 0 ? 0 : (2 * before * after) / (before + after);
  });
}

function round(value: number | undefined): number {
  return Math.round((value ?? 0) * 10) / 10;
}
