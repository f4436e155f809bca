import { refuse, type Job } from './job';
import { MOST_OLD_RELEASES, type PoolState, SILENT_MS, START_MS, SUSPECT_MS } from './pool-state';
import type { PooledWorker } from './pooled-worker';
import { refuseBusy } from './refuse-busy';

/** Ends a worker that cannot be helped; what it has goes elsewhere. */
type Kill = (worker: PooledWorker, reason: string) => void;

/** A form's action waits so many times longer for its response: its outcome would otherwise be unknown. */
const WRITE_PATIENCE = 6;

/** One check of all workers: which are blocked, have grown, or have work that took too long. */
export function watchWorkers(pool: PoolState, kill: Kill, nowMs: number): void {
  const serving = pool.options.warmUp();
  for (const worker of pool.workers) {
    const silentMs = worker.silentMs(nowMs);
    const holdsTooMuch = worker.countReleasesBeside(serving) > MOST_OLD_RELEASES;
    if (worker.heapMb() > pool.options.heapMb || holdsTooMuch) worker.isWornOut = true;
    if (silentMs <= SILENT_MS) worker.isSuspected = false;
    else if (isStuck(worker, silentMs)) suspect(pool, worker, kill, nowMs);
    const patienceMs = worker.state === 'starting' ? START_MS : pool.options.timeoutMs;
    if (worker.jobs.size === 0 && silentMs > patienceMs) kill(worker, 'it does not answer');
  }
  for (const job of pool.active.values()) cutOvertime(pool, job, kill, nowMs);
  refuseOld(pool, nowMs);
}

/** While it starts it loads releases, which may take long. */
const isStuck = ({ state, jobs, isSuspected }: PooledWorker, silentMs: number): boolean =>
  silentMs > SUSPECT_MS && jobs.size > 0 && !isSuspected && state !== 'starting';

/** Its work is rendered elsewhere too, each page in isolation: one of them may be why the worker is blocked. */
function suspect(pool: PoolState, worker: PooledWorker, kill: Kill, nowMs: number): void {
  worker.isSuspected = true;
  const [first, ...others] = worker.jobs.values();
  if (first && others.length === 0) {
    pool.dangers.add(first.work, nowMs);
    first.log.warn({}, 'a page makes its render worker stand still');
    // Once is enough: it goes on where it stood still first.
    if (first.workers.size > 1) kill(worker, 'a page stands still in two');
    return;
  }
  for (const job of worker.jobs.values()) {
    if (!job.isRepeatable || job.isSuspect) continue;
    job.isSuspect = true;
    pool.apart.push(job);
  }
}

function cutOvertime({ options, dangers, workers }: PoolState, job: Job, kill: Kill, nowMs: number): void {
  if (job.startedMs === null || nowMs - job.startedMs < options.timeoutMs) return;
  const stuck = [...workers].filter((worker) => worker.jobs.has(job.id) && worker.silentMs(nowMs) > SILENT_MS);
  const isWritten = !job.isRepeatable && stuck.length === 0;
  if (isWritten && nowMs - job.startedMs < options.timeoutMs * WRITE_PATIENCE) return;
  dangers.add(job.work, nowMs);
  refuse(job, 'overtime', `cut after ${options.timeoutMs} ms`);
  for (const worker of stuck) kill(worker, 'a page never ends');
}

function refuseOld(pool: PoolState, nowMs: number): void {
  const { queueMs } = pool.options;
  refuseOlder(pool, pool.waiting, queueMs, nowMs);
  // A thread that starts for them counts as their worker: on a busy machine starting takes longer than a queue may.
  const isStarting = [...pool.workers].some(({ isLone, state }) => isLone && state === 'starting');
  refuseOlder(pool, pool.apart, isStarting ? queueMs + START_MS : queueMs, nowMs);
}

function refuseOlder(pool: PoolState, queue: readonly Job[], patienceMs: number, nowMs: number): void {
  const isOld = ({ queuedMs, startedMs }: Job) => startedMs === null && nowMs - queuedMs > patienceMs;
  for (const job of queue.filter(isOld)) refuseBusy(pool, job, `waited for more than ${patienceMs} ms`);
}
