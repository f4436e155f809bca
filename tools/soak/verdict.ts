import { type Bound, findBound, type Written } from './bounds.ts';
import type { Sample } from './sample.ts';

export interface Judged {
  readonly name: string;
  readonly warm: number;
  readonly middle: number;
  readonly last: number;
  readonly max: number;
  /** Of the second half, by least squares. */
  readonly perHour: number;
  readonly isBounded: boolean;
}

export interface TimedSample {
  /** Since the first one. */
  readonly hours: number;
  readonly metrics: Sample;
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** Least squares; 0 of less than two points. */
export function slope(points: readonly (readonly [x: number, y: number])[]): number {
  const mean = (of: 0 | 1) => points.reduce((total, point) => total + point[of], 0) / points.length;
  const [meanX, meanY] = [mean(0), mean(1)];
  const spread = points.reduce((total, [x]) => total + (x - meanX) ** 2, 0);
  return spread > 0 ? points.reduce((total, [x, y]) => total + (x - meanX) * (y - meanY), 0) / spread : 0;
}

const LEVELS = {
  min: (values: readonly number[]) => Math.min(...values),
  median,
  max: (values: readonly number[]) => Math.max(...values),
};

interface Thirds {
  readonly values: readonly number[];
  readonly middle: readonly number[];
  readonly last: readonly number[];
}

function isWithin(bound: Bound, { values, middle, last }: Thirds, written: Written): boolean {
  if (bound.kind === 'below') return Math.max(...values) <= bound.atMost(written);
  if (bound.kind === 'grows') return (values.at(-1) ?? 0) - (values[0] ?? 0) <= bound.atMost(written);
  const level = LEVELS[bound.of];
  return level(last) <= level(middle) * (1 + bound.share) + bound.slack;
}

function judgeOne(name: string, points: readonly (readonly [number, number])[], written: Written): Judged {
  const values = points.map(([, value]) => value);
  // The first sixth fills caches and pools; what is left is looked at in thirds.
  const settled = values.slice(Math.floor(values.length / 6));
  const third = Math.floor(settled.length / 3);
  const [first, middle, last] = [settled.slice(0, third), settled.slice(third, 2 * third), settled.slice(2 * third)];
  return {
    ...{ name, warm: median(first), middle: median(middle), last: median(last), max: Math.max(...values) },
    perHour: slope(points.slice(Math.floor(points.length / 2))),
    isBounded: third > 0 && isWithin(findBound(name), { values, middle, last }, written),
  };
}

/** Each metric over the run. Too few samples show no bound. */
export function judge(samples: readonly TimedSample[], written: Written): Judged[] {
  const names = Object.keys(samples[0]?.metrics ?? {});
  return names.map((name) =>
    judgeOne(
      name,
      samples.map(({ hours, metrics }) => [hours, metrics[name] ?? 0] as const),
      written,
    ),
  );
}
