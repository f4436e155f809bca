import { PerformanceObserver } from 'node:perf_hooks';
import { Pool } from 'pg';
import { type MetricSources, createMetrics } from './metrics';
import type { OperationState } from './operation-state';

const observe = jest.spyOn(PerformanceObserver.prototype, 'observe');

describe('metrics', () => {
  const pool = new Pool();
  const NOW = new Date('2026-11-21T11:00:00.000Z');
  const ago = (seconds: number) => new Date(NOW.getTime() - seconds * 1000);
  const STATE: OperationState = {
    sites: [{ countryId: 2, pricesChangedAt: ago(7200), ordersOfDay: 5, lastOrderAt: null }],
    mails: { waiting: 3, oldestAt: ago(60), failedOfDay: 1 },
    feeds: [
      { dealer: 'A', lastUsedAt: ago(500_000), hasStopped: true },
      { dealer: 'B', lastUsedAt: ago(5), hasStopped: false },
    ],
    heldFiles: { count: 2, oldestAt: ago(9) },
    overdueOrders: { count: 4, oldestAt: ago(9) },
  };
  const sources: MetricSources = {
    pool,
    jobs: { counts: () => Promise.resolve([{ name: 'send-mails', waiting: 7, active: 1, failed: 2 }]) },
    door: () => ({ calls: 1, uploads: 0, refused: 12 }),
    inspections: () => ({ begun: 7, ended: 2 }),
    readState: () => Promise.resolve(STATE),
    clock: () => NOW,
  };
  afterAll(() => pool.end());

  it('observe the process once they are read, and once however often', async () => {
    const metrics = createMetrics(sources);
    metrics.observeCall('quick', 204, 0.01);
    expect(observe).not.toHaveBeenCalled();
    const texts = [await metrics.read(), await metrics.read()];
    expect(observe).toHaveBeenCalledTimes(1);
    for (const text of texts) {
      expect(text).toContain('process_cpu_seconds_total');
      expect(text).toContain('nodejs_gc_duration_seconds');
      expect(text).toContain('nodejs_eventloop_lag_seconds');
      expect(text).toContain('http_request_duration_seconds_count{call="quick",status="2xx"} 1');
      expect(text).toContain('heizplatz_calls_refused_total 12');
      expect(text).toContain('heizplatz_file_inspections_total{end="itself"} 5');
      expect(text).toContain('heizplatz_file_inspections_total{end="limit"} 2');
    }
  });

  it('say what waits and what stopped; what never was has no age', async () => {
    const text = await createMetrics(sources).read();
    for (const line of [
      'heizplatz_database_up 1',
      'heizplatz_jobs{queue="send-mails",state="failed"} 2',
      'heizplatz_orders_last_day{site="at"} 5',
      'heizplatz_price_age_seconds{site="at"} 7200',
      'heizplatz_mails_waiting 3',
      'heizplatz_mail_oldest_age_seconds 60',
      'heizplatz_mails_failed_last_day 1',
      'heizplatz_price_feeds{state="stopped"} 1',
      'heizplatz_price_feeds{state="delivering"} 1',
      'heizplatz_price_files_held 2',
      'heizplatz_orders_overdue 4',
    ])
      expect(text.split('\n')).toContain(line);
    expect(text).not.toContain('heizplatz_order_age_seconds{');
  });

  it('of the process are told while the database is gone, and no old figure of it', async () => {
    let readState = sources.readState;
    const metrics = createMetrics({ ...sources, readState: (now) => readState(now) });
    await metrics.read();
    readState = () => Promise.reject(new Error('ECONNREFUSED'));
    const text = await metrics.read();
    expect(text).toContain('heizplatz_database_up 0');
    expect(text).toContain('process_cpu_seconds_total');
    expect(text).not.toContain('heizplatz_price_age_seconds{');
    expect(text).toContain('heizplatz_mails_waiting Nan');
  });
});
