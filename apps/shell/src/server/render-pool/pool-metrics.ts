import { isHealthy, ofWorkers, type PoolState } from './pool-state';

export interface PoolMetrics {
  readonly workers: number;
  readonly target: number;
  readonly waiting: number;
  readonly underWay: number;
  readonly restarts: number;
  readonly refused: number;
  /** Of the worker whose heap is the largest. */
  readonly largestHeapMb: number;
}

export const getPoolMetrics = (pool: PoolState): PoolMetrics => ({
  workers: ofWorkers(pool, (worker) => isHealthy(worker) && worker.state === 'open').length,
  target: pool.options.size,
  waiting: pool.waiting.length + pool.apart.length,
  underWay: pool.active.size - pool.waiting.length - pool.apart.length,
  restarts: pool.restarts,
  refused: pool.refused,
  largestHeapMb: Math.max(0, ...ofWorkers(pool, () => true).map((worker) => worker.heapMb())),
});
