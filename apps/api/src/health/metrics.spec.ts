import { PerformanceObserver } from 'node:perf_hooks';
import { Pool } from 'pg';
import { openMetrics } from './metrics';

const observe = jest.spyOn(PerformanceObserver.prototype, 'observe');

describe('metrics', () => {
  const pool = new Pool();
  const jobs = {
    counts: () => Promise.resolve([]),
    send: () => Promise.resolve(),
    retry: () => Promise.resolve(false),
  };
  afterAll(() => pool.end());

  it('observe the process once they are read, and once however often', async () => {
    const metrics = openMetrics({ pool, jobs });
    metrics.observeCall('quick', 204, 0.01);
    expect(observe).not.toHaveBeenCalled();
    const texts = [await metrics.read(), await metrics.read()];
    expect(observe).toHaveBeenCalledTimes(1);
    for (const text of texts) {
      expect(text).toContain('process_cpu_seconds_total');
      expect(text).toContain('nodejs_gc_duration_seconds');
      expect(text).toContain('heizplatz_call_seconds_count{call="quick",status="2xx"} 1');
    }
  });
});
