import type { Sample } from './sample.ts';

/** What a figure may do. 'grows' is explained by rows that were written, and is judged by how much each of them costs. */
type Bound =
  | { readonly kind: 'level'; readonly share: number; readonly slack: number }
  | { readonly kind: 'grows'; readonly mbEachOrder: number; readonly slack: number };

const memory: Bound = { kind: 'level', share: 0.1, slack: 20 };
const count: Bound = { kind: 'level', share: 0, slack: 10 };

/** By the ending of a figure's name. */
const BOUNDS: readonly (readonly [RegExp, Bound])[] = [
  // An order has its row, events, idempotency key, jobs and two mails with their words; a dead row waits for vacuum.
  [/^database size MB$/, { kind: 'grows', mbEachOrder: 0.1, slack: 20 }],
  [/^uploads MB$/, { kind: 'grows', mbEachOrder: 0.01, slack: 1 }],
  [/^releases MB$/, { kind: 'level', share: 0, slack: 1 }],
  // Kept segments come and go by 16 MB.
  [/^database log MB$/, { kind: 'level', share: 0.25, slack: 64 }],
  [/ MB$/, memory],
  [/./, count],
];

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
  readonly figures: Sample;
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

function judgeOne(name: string, points: readonly (readonly [number, number])[], orders: number): Judged {
  const values = points.map(([, value]) => value);
  // The first sixth fills caches and pools; what is left is looked at in thirds.
  const settled = values.slice(Math.floor(values.length / 6));
  const third = Math.floor(settled.length / 3);
  const [first, middle, last] = [settled.slice(0, third), settled.slice(third, 2 * third), settled.slice(2 * third)];
  const bound = BOUNDS.find(([pattern]) => pattern.test(name))?.[1] ?? count;
  const isBounded =
    bound.kind === 'level'
      ? median(last) <= median(middle) * (1 + bound.share) + bound.slack
      : (values.at(-1) ?? 0) - (values[0] ?? 0) <= orders * bound.mbEachOrder + bound.slack;
  return {
    ...{ name, warm: median(first), middle: median(middle), last: median(last), max: Math.max(...values) },
    ...{ perHour: slope(points.slice(Math.floor(points.length / 2))), isBounded },
  };
}

/** Each figure over the run; `orders` explains what grows. */
export function judge(samples: readonly TimedSample[], orders: number): Judged[] {
  const names = Object.keys(samples[0]?.figures ?? {});
  return names.map((name) =>
    judgeOne(
      name,
      samples.map(({ hours, figures }) => [hours, figures[name] ?? 0] as const),
      orders,
    ),
  );
}
