import type { Pool } from 'pg';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { JobQueue } from '../jobs/job-queue';

export interface Metrics {
  readonly contentType: string;
  /**
   * All of them as Prometheus reads them. Those of the process count from the first reading on: their observers (of
   * garbage collection and of the event loop) cost something all the time, and nothing ever ends them.
   */
  read(): Promise<string>;
  /** Seconds by call and status class ('2xx'). */
  observeCall(callId: string, status: number, seconds: number): void;
}

/** Prometheus metrics of this process: calls, pool, jobs and Node's own. */
export function openMetrics({ pool, jobs }: { pool: Pool; jobs: JobQueue }): Metrics {
  const registry = new Registry();
  let observesProcess = false;
  const durations = new Histogram({
    name: 'heizplatz_call_seconds',
    help: 'Duration of calls by contract id and status class',
    labelNames: ['call', 'status'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  });
  new Gauge({
    name: 'heizplatz_database_clients',
    help: 'Clients of the pool by state; waiting are requests for one',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      this.set({ state: 'idle' }, pool.idleCount);
      this.set({ state: 'busy' }, pool.totalCount - pool.idleCount);
      this.set({ state: 'waiting' }, pool.waitingCount);
    },
  });
  new Gauge({
    name: 'heizplatz_jobs',
    help: 'Jobs by queue and state',
    labelNames: ['queue', 'state'],
    registers: [registry],
    async collect() {
      for (const { name, waiting, active, failed } of await jobs.counts()) {
        this.set({ queue: name, state: 'waiting' }, waiting);
        this.set({ queue: name, state: 'active' }, active);
        this.set({ queue: name, state: 'failed' }, failed);
      }
    },
  });
  return {
    contentType: registry.contentType,
    async read() {
      if (!observesProcess) collectDefaultMetrics({ register: registry });
      observesProcess = true;
      return registry.metrics();
    },
    observeCall: (call, status, seconds) =>
      durations.observe({ call, status: `${Math.floor(status / 100)}xx` }, seconds),
  };
}
