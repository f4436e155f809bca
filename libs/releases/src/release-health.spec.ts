import * as v from 'valibot';
import { createHealthCollector, HealthSums } from './release-health.ts';
import { vitalPercentile } from './vital-histogram.ts';

const KEY = { remote: 'order', version: '2', countryId: 1 } as const;

describe('a collector of health', () => {
  it('sums up by remote, version and site, and starts anew once taken', () => {
    const collector = createHealthCollector();
    collector.count(KEY, 'visits');
    collector.count(KEY, 'visits');
    collector.count(KEY, 'scriptErrors');
    collector.count({ ...KEY, countryId: 2 }, 'orders');
    collector.measure(KEY, 'lcp', 1000);
    const sums = collector.take();
    expect(sums).toMatchObject([
      { ...KEY, visits: 2, serverErrors: 0, scriptErrors: 1, orders: 0, inp: [] },
      { ...KEY, countryId: 2, visits: 0, orders: 1 },
    ]);
    expect(sums.every((one) => v.is(HealthSums, one))).toBe(true);
    expect(vitalPercentile(sums[0]?.lcp ?? [], 1)).toBeGreaterThanOrEqual(1000);
    expect(collector.take()).toEqual([]);
  });

  it('takes no more sums than a batch holds, however many versions are named', () => {
    const collector = createHealthCollector();
    for (let version = 0; version < 600; version += 1) collector.count({ ...KEY, version: `${version}` }, 'visits');
    expect(collector.take()).toHaveLength(500);
  });
});
