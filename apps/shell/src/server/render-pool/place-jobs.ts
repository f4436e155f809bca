import type { Job } from './job';
import { type PoolState, SILENT_MS } from './pool-state';
import type { PooledWorker } from './pooled-worker';

/** Gives what waits to workers that have room. */
export function placeJobs(pool: PoolState, nowMs: number): void {
  placeWaiting(pool, nowMs);
  placeApart(pool, nowMs);
}

function placeWaiting(pool: PoolState, nowMs: number): void {
  while (pool.waiting.length > 0) {
    const worker = roomiest(pool, nowMs);
    const job = worker && pool.waiting.shift();
    if (!job) return;
    give(worker, job, nowMs);
  }
}

/** The one with the least to do; one that is worn out or loads a release ahead only where no other has room. */
function roomiest({ workers, options }: PoolState, nowMs: number): PooledWorker | undefined {
  let best: PooledWorker | undefined;
  const loadOf = ({ jobs, isWornOut, isLoadingAhead }: PooledWorker) =>
    jobs.size + (isWornOut || isLoadingAhead ? options.perWorker : 0);
  for (const worker of workers) {
    if (worker.state !== 'open' || worker.isLone || worker.isSuspected) continue;
    if (worker.jobs.size >= options.perWorker || worker.silentMs(nowMs) > SILENT_MS) continue;
    if (!best || loadOf(worker) < loadOf(best)) best = worker;
  }
  return best;
}

function placeApart(pool: PoolState, nowMs: number): void {
  for (const worker of pool.workers) {
    if (pool.apart.length === 0) return;
    if (worker.state !== 'open' || !worker.isLone || worker.jobs.size > 0) continue;
    const job = nextApart(pool);
    if (job) give(worker, job, nowMs);
  }
}

/** Suspects first: most of them are innocent. Of what is known to be dangerous, one at a time. */
function nextApart({ apart, workers }: PoolState): Job | undefined {
  const isDangerUnderWay = [...workers].some(
    ({ isLone, jobs }) => isLone && [...jobs.values()].some(({ isSuspect }) => !isSuspect),
  );
  const suspect = apart.findIndex(({ isSuspect }) => isSuspect);
  if (suspect >= 0) return apart.splice(suspect, 1)[0];
  return isDangerUnderWay ? undefined : apart.shift();
}

function give(worker: PooledWorker, job: Job, nowMs: number): void {
  job.startedMs ??= nowMs;
  worker.give(job);
}
