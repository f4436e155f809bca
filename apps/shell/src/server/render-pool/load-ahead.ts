import type { OwningRelease } from '../rendering/render-task';
import type { Job } from './job';
import type { Work, WorkResult } from './messages';
import { isHealthy, ofWorkers, type PoolState } from './pool-state';
import type { PooledWorker } from './pooled-worker';

interface Loading {
  /** In this worker; what fails is logged, and tried again by the first page. */
  readonly loadIn: (worker: PooledWorker, owner: OwningRelease) => Promise<void>;
  /** In one worker after the other; several releases that are switched at once wait for each other. */
  readonly loadAhead: (owner: OwningRelease) => Promise<void>;
}

/** Loads releases before pages of them are requested. */
export function createLoading(
  pool: PoolState,
  submit: (work: Work, place: (job: Job) => void) => Promise<WorkResult>,
): Loading {
  let loadedAhead = Promise.resolve();

  async function loadIn(worker: PooledWorker, owner: OwningRelease): Promise<void> {
    const work = { kind: 'outline', owner } as const;
    if (worker.state === 'gone' || owner.folder === null || pool.dangers.has(work, Date.now())) return;
    const { name: remote, version } = owner.release;
    await submit(work, (job) => {
      job.startedMs = Date.now();
      job.isSuspect = true;
      worker.give(job);
    }).catch((error: unknown) => pool.options.log.error({ err: error, remote, version }, 'not loaded ahead'));
  }

  async function loadInTurn(owner: OwningRelease): Promise<void> {
    for (const worker of ofWorkers(pool, (one) => isHealthy(one) && one.state === 'open')) {
      worker.isLoadingAhead = true;
      await loadIn(worker, owner);
      worker.isLoadingAhead = false;
    }
  }

  return { loadIn, loadAhead: (owner) => (loadedAhead = loadedAhead.then(() => loadInTurn(owner))) };
}
