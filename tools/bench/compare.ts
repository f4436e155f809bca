import type { Metric } from './metric.ts';

/** What of a metric is kept for later runs. */
export type KeptMetric = Pick<Metric, 'name' | 'against' | 'value' | 'unit'>;

interface Noise {
  readonly better: 'more' | 'less';
  /** As a share of the kept value. */
  readonly tolerance: number;
}

/**
 * Of units that do not depend on how busy the machine is. Times, throughput and counts of a loaded machine are judged
 * by their limits alone.
 */
const NOISE: ReadonlyMap<string, Noise> = new Map([
  ['ratio', { better: 'more', tolerance: 0.25 }],
  ['ratio of time', { better: 'less', tolerance: 0.25 }],
  ['KB', { better: 'less', tolerance: 0.02 }],
  ['of 100', { better: 'more', tolerance: 0.03 }],
]);

export interface Comparison {
  readonly name: string;
  readonly kept: number;
  readonly value: number;
  /** Better than before is above 0: 0.1 is a tenth. */
  readonly change: number;
  readonly tolerance: number;
  readonly isWorse: boolean;
}

const getKey = ({ name, against }: KeptMetric): string => `${name} | ${against}`;

/** Metrics beside those that were kept; what was not kept, or has a unit that is noise, is left out. */
export function compareMetrics(metrics: readonly Metric[], kept: readonly KeptMetric[]): Comparison[] {
  const before = new Map(kept.map((metric) => [getKey(metric), metric]));
  return metrics.flatMap((metric) => {
    const old = before.get(getKey(metric));
    const noise = NOISE.get(metric.unit);
    if (!old || !noise || old.unit !== metric.unit || old.value === 0) return [];
    const tolerance = metric.tolerance ?? noise.tolerance;
    const growth = metric.value / old.value - 1;
    const change = noise.better === 'more' ? growth : -growth;
    const isWorse = !(change >= -tolerance);
    return [{ name: getKey(metric), kept: old.value, value: metric.value, change, tolerance, isWorse }];
  });
}
