import type { ChartSeries } from './chart-series';
import { valueTicks } from './value-ticks';

/** The coordinate system of the lines; it is stretched to its container. */
export const GROUND = { width: 1000, height: 300 } as const;
const GRID_LINES = 5;

export interface ChartFrame {
  /** Milliseconds. */
  readonly from: number;
  readonly to: number;
  /** From the lowest to the highest, evenly spread. */
  readonly ticks: readonly number[];
  readonly decimals: number;
  /** An SVG path for each series, in their order; empty for one without points. */
  readonly lines: readonly string[];
}

/** Where the lines of a chart run: all on the same stretch of time and the same grid. */
export function chartFrame(series: readonly ChartSeries[]): ChartFrame {
  const points = series.flatMap((one) => one.points);
  const times = points.map(({ time }) => Date.parse(time));
  const from = times.reduce((least, time) => Math.min(least, time), times[0] ?? 0);
  const to = times.reduce((most, time) => Math.max(most, time), times[0] ?? 0);
  const { ticks, decimals } = valueTicks(
    points.map(({ value }) => value),
    GRID_LINES,
  );
  const [low = 0, high = 1] = [ticks[0], ticks.at(-1)];
  const x = (time: string) => ((Date.parse(time) - from) / (to - from || 1)) * GROUND.width;
  const y = (value: number) => (1 - (value - low) / (high - low)) * GROUND.height;
  const lines = series.map((one) =>
    one.points
      .map(({ time, value }, index) => `${index === 0 ? 'M' : 'L'}${round(x(time))} ${round(y(value))}`)
      .join(''),
  );
  return { from, to, ticks, decimals, lines };
}

const round = (value: number): number => Math.round(value * 10) / 10;
