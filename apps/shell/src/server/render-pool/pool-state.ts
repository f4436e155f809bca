import type { OwningRelease, PageLog } from '../rendering/render-task';
import type { DangerousRoutes } from './dangerous-routes';
import type { Job } from './job';
import type { PooledWorker, StartThread } from './pooled-worker';

export interface PoolOptions {
  readonly start: StartThread;
  /** Workers that render. */
  readonly size: number;
  /** Pages that one renders concurrently: they wait for their calls most of the time. */
  readonly perWorker: number;
  /** Pages that may wait for a worker, and for how long; those beyond are refused. */
  readonly queueLimit: number;
  readonly queueMs: number;
  /** How long a page may take in a worker. */
  readonly timeoutMs: number;
  /** A worker whose heap is larger is replaced. */
  readonly heapMb: number;
  /** The releases that serve: a new worker loads them before it renders. */
  readonly warmUp: () => readonly OwningRelease[];
  readonly log: PageLog;
}

/** What the parts of a pool share. */
export interface PoolState {
  readonly options: PoolOptions;
  readonly workers: Set<PooledWorker>;
  /** Waits for any worker. */
  readonly waiting: Job[];
  /** Waits for a worker of its own: what may have made another stand still. */
  readonly apart: Job[];
  /** All jobs without a response. */
  readonly active: Map<number, Job>;
  readonly dangers: DangerousRoutes;
  /** No worker is started before; later after each that failed. */
  nextStartMs: number;
  failedStarts: number;
  /** Workers that were started in place of others. */
  restarts: number;
  /** Pages that were refused since too many waited. */
  refused: number;
  /** From when on the next refusal is logged. */
  logRefusalMs: number;
  isClosed: boolean;
}

/** Releases that a worker may hold beside those that serve: each costs it some megabytes, a new worker costs seconds. */
export const MOST_OLD_RELEASES = 5;
/** How long a worker may take to load before it responds. */
export const START_MS = 15_000;
/** Silent for so long, a worker gets nothing new. */
export const SILENT_MS = 400;
/** After so long without a heartbeat, its work is rendered elsewhere. */
export const SUSPECT_MS = 1000;

export const isAlive = ({ state }: PooledWorker): boolean => state === 'starting' || state === 'open';

/** Available for rendering. */
export const isHealthy = (worker: PooledWorker): boolean =>
  isAlive(worker) && !worker.isLone && !worker.isSuspected && !worker.isWornOut;

export const ofWorkers = ({ workers }: PoolState, is: (worker: PooledWorker) => boolean): PooledWorker[] =>
  [...workers].filter(is);
