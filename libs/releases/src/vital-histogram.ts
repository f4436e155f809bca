/** The first bucket ends at 16 ms, each further one a quarter later; the last one (13 s and more) has no end. */
const FIRST_MS = 16;
const GROWTH = 1.25;
export const VITAL_BUCKETS = 31;

/** Upper end of a bucket, in milliseconds. */
const endMs = (bucket: number): number => FIRST_MS * GROWTH ** bucket;

/** The bucket of a duration in milliseconds. */
export function toVitalBucket(ms: number): number {
  if (ms <= FIRST_MS) return 0;
  return Math.min(VITAL_BUCKETS - 1, Math.ceil(Math.log(ms / FIRST_MS) / Math.log(GROWTH) - 1e-9));
}

/**
 * The duration, in whole milliseconds, that a share (0 to 1) of those counted does not exceed; interpolated within its
 * bucket, so it is right to a quarter. Null where nothing is counted.
 */
export function vitalPercentile(counts: readonly number[], share: number): number | null {
  const total = counts.reduce((sum, count) => sum + count, 0);
  if (total === 0) return null;
  const rank = total * share;
  let below = 0;
  for (const [bucket, count] of counts.entries()) {
    if (below + count >= rank && count > 0) {
      const start = bucket === 0 ? 0 : endMs(bucket - 1);
      return Math.round(start + ((rank - below) / count) * (endMs(bucket) - start));
    }
    below += count;
  }
  return Math.round(endMs(VITAL_BUCKETS - 1));
}

/** Adds one histogram to another; either may be shorter. */
export const addHistograms = (one: readonly number[], other: readonly number[]): number[] =>
  Array.from({ length: Math.max(one.length, other.length) }, (_, bucket) => (one[bucket] ?? 0) + (other[bucket] ?? 0));
