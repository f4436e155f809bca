import { type Job, refuse } from './job';
import type { PoolState } from './pool-state';

/** Between log lines about refused pages: under overload there are many. */
const LOG_MS = 1000;

/** Asks the visitor to try again later, and logs what keeps the workers busy. */
export function refuseBusy(pool: PoolState, job: Job, message: string): void {
  pool.refused++;
  const nowMs = Date.now();
  if (nowMs >= pool.logRefusalMs) {
    pool.logRefusalMs = nowMs + LOG_MS;
    const workers = [...pool.workers].map((worker) => ({
      state: worker.state,
      pages: worker.jobs.size,
      silentMs: worker.silentMs(nowMs),
      loading: worker.loading(),
    }));
    pool.options.log.warn({ waiting: pool.waiting.length, refused: pool.refused, workers }, 'too many pages wait');
  }
  refuse(job, 'busy', message);
}
