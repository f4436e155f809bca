import { defineStallMetrics, defineUnhandledMetrics } from '@heizplatz/telemetry';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { PageCache } from '../page-cache/page-cache';
import type { ReleaseRegistry } from '../releases/release-registry';
import type { PoolMetrics } from '../render-pool/pool-metrics';

export interface ShellMetrics {
  readonly contentType: string;
  /** As Prometheus reads them; those of the process count from the first reading on. */
  read(): Promise<string>;
  /** `route` is a pattern. */
  observeRequest(route: string, status: number, seconds: number): void;
  observeCache(result: 'hit' | 'miss'): void;
}

export interface ShellMetricSources {
  readonly registry: Pick<ReleaseRegistry, 'serving' | 'refused' | 'loading'>;
  readonly renderer: { readonly metrics: () => PoolMetrics };
  readonly outlines: { readonly broken: () => readonly string[] };
  readonly documents: Pick<PageCache, 'count'>;
  readonly apis: () => { readonly ready: number };
}

function defineRemoteMetrics(registers: Registry[], { registry, outlines }: ShellMetricSources): void {
  new Gauge({
    name: 'heizplatz_remote_info',
    help: 'The release that serves each remote; always 1',
    labelNames: ['remote', 'version'],
    registers,
    collect() {
      this.reset();
      for (const { name, version } of registry.serving().all) this.set({ remote: name, version }, 1);
    },
  });
  new Gauge({
    name: 'heizplatz_remote_degraded',
    help: '1: its routes cannot be loaded (broken), no release of it is loaded yet (loading), or the gate refused the release that was switched to',
    labelNames: ['remote', 'reason'],
    registers,
    collect() {
      this.reset();
      for (const { name } of registry.serving().all) {
        this.set({ remote: name, reason: 'broken' }, 0);
        this.set({ remote: name, reason: 'loading' }, 0);
        this.set({ remote: name, reason: 'refused' }, 0);
      }
      for (const remote of outlines.broken()) this.set({ remote, reason: 'broken' }, 1);
      for (const remote of registry.loading()) this.set({ remote, reason: 'loading' }, 1);
      for (const { remote } of registry.refused()) this.set({ remote, reason: 'refused' }, 1);
    },
  });
}

function defineRenderMetrics(registers: Registry[], { renderer }: ShellMetricSources): void {
  new Gauge({
    name: 'heizplatz_render_workers',
    help: 'Threads that draw pages: those that are ready, and as many as there should be',
    labelNames: ['state'],
    registers,
    collect() {
      const { workers, target } = renderer.metrics();
      this.set({ state: 'ready' }, workers);
      this.set({ state: 'wanted' }, target);
    },
  });
  new Gauge({
    name: 'heizplatz_render_pages',
    help: 'Pages that wait for a thread, and those that one draws',
    labelNames: ['state'],
    registers,
    collect() {
      const { waiting, underWay } = renderer.metrics();
      this.set({ state: 'waiting' }, waiting);
      this.set({ state: 'drawing' }, underWay);
    },
  });
  const total = (name: string, help: string, read: (metrics: PoolMetrics) => number) =>
    new Counter({
      ...{ name, help, registers },
      collect() {
        this.reset();
        this.inc(read(renderer.metrics()));
      },
    });
  total('heizplatz_render_worker_restarts_total', 'Threads started in place of others', ({ restarts }) => restarts);
  total('heizplatz_render_refused_total', 'Pages refused since too many waited', ({ refused }) => refused);
  new Gauge({
    name: 'heizplatz_render_worker_heap_bytes',
    help: 'Heap of the largest thread',
    registers,
    collect() {
      this.set(renderer.metrics().largestHeapMb * 1_000_000);
    },
  });
}

/** Prometheus metrics of this shell: requests, remotes, threads (reported by the pool), cache, API, process. */
export function createShellMetrics(sources: ShellMetricSources): ShellMetrics {
  const registry = new Registry();
  const registers = [registry];
  let observesProcess = false;
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Duration of requests by route pattern and status class',
    labelNames: ['route', 'status'],
    buckets: [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers,
  });
  const cache = new Counter({
    name: 'heizplatz_page_cache_requests_total',
    help: 'Requests for pages that the cache may hold',
    labelNames: ['result'],
    registers,
  });
  new Gauge({
    name: 'heizplatz_page_cache_documents',
    help: 'Documents in the page cache',
    registers,
    collect() {
      this.set(sources.documents.count());
    },
  });
  new Gauge({
    name: 'heizplatz_api_up',
    help: '1: at least one node of the API took calls when it was asked last',
    registers,
    collect() {
      this.set(sources.apis().ready > 0 ? 1 : 0);
    },
  });
  defineUnhandledMetrics(registry);
  defineStallMetrics(registry);
  defineRemoteMetrics(registers, sources);
  defineRenderMetrics(registers, sources);
  for (const result of ['hit', 'miss']) cache.inc({ result }, 0);
  return {
    contentType: registry.contentType,
    async read() {
      if (!observesProcess) collectDefaultMetrics({ register: registry });
      observesProcess = true;
      return registry.metrics();
    },
    observeRequest: (route, status, seconds) =>
      durations.observe({ route, status: `${Math.floor(status / 100)}xx` }, seconds),
    observeCache: (result) => cache.inc({ result }),
  };
}
