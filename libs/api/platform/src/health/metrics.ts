import type { Pool } from 'pg';
import { defineStallMetrics, defineUnhandledMetrics } from '@heizplatz/telemetry';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { limitResponse } from '../database/limit-response';
import type { ReadReplica } from '../database/replica/read-replica';
import type { InspectionCounts } from '../files/inspection/file-inspector';
import type { JobQueue } from '../jobs/job-queue';
import { defineMarketMetrics } from './market-metrics';
import { defineReplicaMetrics } from './replica-metrics';
import type { OperationState } from './operation-state';

interface Metrics {
  readonly contentType: string;
  /**
   * All of them as Prometheus reads them. Those of the process count from the first reading on: their observers (of
   * garbage collection and of the event loop) cost something all the time, and nothing ever ends them.
   */
  read(): Promise<string>;
  /** Seconds by call and status class ('2xx'). */
  observeCall(callId: string, status: number, seconds: number): void;
}

export interface MetricSources {
  readonly pool: Pool;
  readonly jobs: Pick<JobQueue, 'counts'>;
  /** Of the files that strangers sent (files/inspection/file-inspector.ts). */
  readonly inspections: () => InspectionCounts;
  /** What the door does now (http/register-overload.ts). */
  readonly door: () => { readonly calls: number; readonly uploads: number; readonly refused: number };
  /** Absent: there is none. */
  readonly replica?: Pick<ReadReplica, 'getState'>;
  readonly readState: (now: Date) => Promise<OperationState>;
  readonly clock: () => Date;
}

/** A scraper waits some seconds, and must get the process metrics even if the database does not respond. */
const PATIENCE_MS = 3000;

/** The result if it arrives in time; null if the query failed or was too late. */
const inTime = <T>(query: Promise<T>): Promise<T | null> => limitResponse(query, PATIENCE_MS).catch(() => null);

function defineDatabaseMetrics(registry: Registry, { pool, jobs, readState, clock }: MetricSources) {
  const registers = [registry];
  const up = new Gauge({ name: 'heizplatz_database_up', help: '1: the database answered this reading', registers });
  const jobCounts = new Gauge({
    name: 'heizplatz_jobs',
    help: 'Jobs by queue and state',
    labelNames: ['queue', 'state'],
    registers,
  });
  new Gauge({
    name: 'heizplatz_database_clients',
    help: 'Clients of the pool by state; waiting are requests for one',
    labelNames: ['state'],
    registers,
    collect() {
      this.set({ state: 'idle' }, pool.idleCount);
      this.set({ state: 'busy' }, pool.totalCount - pool.idleCount);
      this.set({ state: 'waiting' }, pool.waitingCount);
    },
  });
  const setMarket = defineMarketMetrics(registry);
  return async () => {
    const now = clock();
    const [counts, state] = await Promise.all([inTime(jobs.counts()), inTime(readState(now))]);
    up.set(counts && state ? 1 : 0);
    jobCounts.reset();
    for (const { name, waiting, active, failed } of counts ?? []) {
      jobCounts.set({ queue: name, state: 'waiting' }, waiting);
      jobCounts.set({ queue: name, state: 'active' }, active);
      jobCounts.set({ queue: name, state: 'failed' }, failed);
    }
    setMarket(state, now);
  };
}

function defineDoorMetrics(registry: Registry, { door }: MetricSources): void {
  const registers = [registry];
  new Gauge({
    name: 'heizplatz_calls_running',
    help: 'Calls that are being answered; uploads are among the calls',
    labelNames: ['kind'],
    registers,
    collect() {
      const { calls, uploads } = door();
      this.set({ kind: 'call' }, calls);
      this.set({ kind: 'upload' }, uploads);
    },
  });
  new Counter({
    name: 'heizplatz_calls_refused_total',
    help: 'Calls refused at the door, since too much was asked at once',
    registers,
    collect() {
      this.reset();
      this.inc(door().refused);
    },
  });
}

function defineInspectionMetrics(registry: Registry, { inspections }: MetricSources): void {
  const registers = [registry];
  new Counter({
    name: 'heizplatz_file_inspections_total',
    help: 'Files that were looked into, by whether their inspection ended by itself or by a limit of time or memory',
    labelNames: ['end'],
    registers,
    collect() {
      const { begun, ended } = inspections();
      this.reset();
      this.inc({ end: 'itself' }, begun - ended);
      this.inc({ end: 'limit' }, ended);
    },
  });
}

/** Prometheus metrics of this process (calls, door, pool, Node's own) and of what the database knows (jobs, market). */
export function createMetrics(sources: MetricSources): Metrics {
  const registry = new Registry();
  let observesProcess = false;
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Duration of calls by contract id and status class',
    labelNames: ['call', 'status'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  });
  defineUnhandledMetrics(registry);
  defineStallMetrics(registry);
  defineDoorMetrics(registry, sources);
  defineInspectionMetrics(registry, sources);
  if (sources.replica) defineReplicaMetrics(registry, sources.replica);
  const pingDatabase = defineDatabaseMetrics(registry, sources);
  return {
    contentType: registry.contentType,
    async read() {
      if (!observesProcess) collectDefaultMetrics({ register: registry });
      observesProcess = true;
      await pingDatabase();
      return registry.metrics();
    },
    observeCall: (call, status, seconds) =>
      durations.observe({ call, status: `${Math.floor(status / 100)}xx` }, seconds),
  };
}
