import fc from 'fast-check';
import { addHistograms, toVitalBucket, VITAL_BUCKETS, vitalPercentile } from './vital-histogram.ts';

const toHistogram = (durations: readonly number[]): number[] =>
  durations.reduce<number[]>((counts, ms) => {
    const one = Array.from({ length: toVitalBucket(ms) + 1 }, (_, bucket) => (bucket === toVitalBucket(ms) ? 1 : 0));
    return addHistograms(counts, one);
  }, []);

describe('a histogram of web vitals', () => {
  it.each([
    [0, 0],
    [16, 0],
    [16.1, 1],
    [20, 1],
    [2500, 23],
    [1e9, VITAL_BUCKETS - 1],
  ])('counts %d ms in bucket %d', (ms, bucket) => expect(toVitalBucket(ms)).toBe(bucket));

  it('gives the 75th percentile to a quarter, whatever was counted', () => {
    const durations = fc.array(fc.double({ min: 17, max: 12_000, noNaN: true }), { minLength: 1, maxLength: 200 });
    fc.assert(
      fc.property(durations, (measured) => {
        const exact = measured.toSorted((a, b) => a - b)[Math.ceil(measured.length * 0.75) - 1] ?? 0;
        const estimate = vitalPercentile(toHistogram(measured), 0.75) ?? 0;
        expect(estimate).toBeGreaterThanOrEqual(exact / 1.25 - 1);
        expect(estimate).toBeLessThanOrEqual(exact * 1.25 + 1);
      }),
    );
  });

  it('says nothing of no visits', () => expect(vitalPercentile([0, 0], 0.75)).toBeNull());
});
