export type Limit = { readonly atLeast: number } | { readonly atMost: number };

/** One line of the table: two things measured in one run, or bytes, or a count. */
export interface Metric {
  readonly name: string;
  /** What it is measured against. */
  readonly against: string;
  readonly value: number;
  /** 'ratio', 'KB', 's' … */
  readonly unit: string;
  /** One of limits.ts; absent where the metric only explains another. */
  readonly target?: Limit;
  /** The share by which it may be worse than the kept value, where its noise is not that of its unit. */
  readonly tolerance?: number;
  /** What was measured, and what stands behind the value. */
  readonly note: string;
}

/** A file of rows/ exports one of these as `row`. */
export type Row = () => Promise<readonly Metric[]>;

export function isMet({ value, target }: Metric): boolean | null {
  if (!target) return null;
  return 'atLeast' in target ? value >= target.atLeast : value <= target.atMost;
}

export const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? NaN;
};

/** '≥ 0.7', as tables and documents have it. */
export const formatLimit = (limit: Limit): string => ('atLeast' in limit ? `≥ ${limit.atLeast}` : `≤ ${limit.atMost}`);
