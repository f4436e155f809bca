import { isAlive, isHealthy, ofWorkers, type PoolState } from './pool-state';
import type { PooledWorker } from './pooled-worker';

/** How long a lone worker waits for the next suspect. */
const LONE_IDLE_MS = 30_000;
/** Between replacements of workers that are worn out, so that a fault of each page does not become a load of its own. */
const WORN_OUT_MS = 1000;
const LONGEST_BACK_OFF_MS = 5000;

export interface Staffing {
  readonly start: (isLone: boolean, nowMs: number) => void;
  readonly end: (worker: PooledWorker) => void;
}

/** Threads at most: each may stand still, and be stood in for. */
const mostWorkers = (size: number): number => size * 2 + 2;

export function backOff(pool: PoolState, nowMs: number): void {
  pool.failedStarts++;
  pool.nextStartMs = nowMs + Math.min(LONGEST_BACK_OFF_MS, 100 * 2 ** pool.failedStarts);
}

/** Starts what is missing and ends what is too many. */
export function staffPool(pool: PoolState, staffing: Staffing, nowMs: number): void {
  const { size } = pool.options;
  const mayStart = () => nowMs >= pool.nextStartMs && pool.workers.size < mostWorkers(size);
  let healthy = ofWorkers(pool, isHealthy).length;
  const idleLone = ofWorkers(pool, (worker) => worker.isLone && worker.state === 'open' && worker.jobs.size === 0);
  for (; healthy < size; healthy++) {
    const promoted = pool.apart.length === 0 ? idleLone.pop() : undefined;
    if (promoted) promoted.isLone = false;
    else if (mayStart()) {
      staffing.start(false, nowMs);
      if (ofWorkers(pool, ({ isWornOut }) => isWornOut).length > 0) pool.nextStartMs = nowMs + WORN_OUT_MS;
    } else break;
  }
  const lone = ofWorkers(pool, (worker) => isAlive(worker) && worker.isLone && !worker.isSuspected).length;
  for (let missing = loneTargets(pool) - lone; missing > 0 && mayStart(); missing--) staffing.start(true, nowMs);
  endSuperfluous(pool, staffing, nowMs);
}

/** One for suspects, one for what is known to be dangerous. */
const loneTargets = ({ apart }: PoolState): number =>
  Number(apart.some(({ isSuspect }) => isSuspect)) + Number(apart.some(({ isSuspect }) => !isSuspect));

function endSuperfluous(pool: PoolState, { end }: Staffing, nowMs: number): void {
  const ready = ofWorkers(pool, (worker) => isHealthy(worker) && worker.state === 'open');
  if (ready.length >= pool.options.size)
    for (const worker of ofWorkers(pool, ({ isWornOut }) => isWornOut)) worker.state = 'draining';
  for (const worker of ready.slice(pool.options.size)) if (worker.jobs.size === 0) end(worker);
  for (const worker of pool.workers) {
    if (worker.state === 'draining' && worker.jobs.size === 0) end(worker);
    if (worker.isLone && worker.state === 'open' && worker.idleMs(nowMs) > LONE_IDLE_MS) end(worker);
  }
}
