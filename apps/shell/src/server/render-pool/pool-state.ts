import type { OwningRelease, PageLog } from '../rendering/render-task';
import type { DangerousRoutes } from './dangerous-routes';
import type { Job } from './job';
import type { PooledWorker, StartThread } from './pooled-worker';

export interface PoolOptions {
  readonly start: StartThread;
  /** Workers that draw. */
  readonly size: number;
  /** Pages that one draws at the same time: they wait for their calls most of it. */
  readonly perWorker: number;
  /** Pages that may wait for a worker, and for how long; those beyond are refused. */
  readonly queueLimit: number;
  readonly queueMs: number;
  /** How long a page may take in a worker. */
  readonly timeoutMs: number;
  /** A worker whose heap is larger is replaced. */
  readonly heapMb: number;
  /** What a new worker loads before it draws. */
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
  /** All that is not answered. */
  readonly active: Map<number, Job>;
  readonly dangers: DangerousRoutes;
  /** No worker is started before; later after each that failed. */
  nextStartMs: number;
  failedStarts: number;
  /** Workers that were started in place of others. */
  restarts: number;
  /** Pages that were refused since too many waited. */
  refused: number;
  isClosed: boolean;
}

/** How long a worker may take to load before it answers. */
export const START_MS = 15_000;
/** Silent for so long, a worker gets nothing new. */
export const SILENT_MS = 400;
/** Silent for so long, what it has is drawn elsewhere. */
export const SUSPECT_MS = 1000;

export const isAlive = ({ state }: PooledWorker): boolean => state === 'starting' || state === 'open';

/** Counted on for drawing. */
export const isHealthy = (worker: PooledWorker): boolean =>
  isAlive(worker) && !worker.isLone && !worker.isSuspected && !worker.isWornOut;

export const ofWorkers = ({ workers }: PoolState, is: (worker: PooledWorker) => boolean): PooledWorker[] =>
  [...workers].filter(is);
