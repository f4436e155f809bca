import { RenderRefusal } from '../rendering/render-refusal';
import type { OwningRelease, PageOptions, PageRenderer, Rendered, RenderOptions } from '../rendering/render-task';
import type { RouteOutline } from '../rendering/route-outline';
import { openDangerousRoutes } from './dangerous-routes';
import { type Job, refuse } from './job';
import { BEAT_MS, type CacheMessage, type Work, type WorkResult } from './messages';
import { toError } from './plain-error';
import { createLoading } from './load-ahead';
import { placeJobs } from './place-jobs';
import { getPoolMetrics, type PoolMetrics } from './pool-metrics';
import { refuseBusy } from './refuse-busy';
import { type PoolOptions, type PoolState, SILENT_MS, START_MS } from './pool-state';
import { PooledWorker, type WorkerMessage } from './pooled-worker';
import { backOff, staffPool } from './staff-pool';
import { watchWorkers } from './watch-workers';

export interface RenderPool extends PageRenderer {
  /**
   * Loads a release in one worker after the other, so that the others go on rendering; a worker that starts meanwhile loads
   * it with all that serve. What fails is logged, and tried again by the first page.
   */
  readonly loadAhead: (owner: OwningRelease) => Promise<void>;
  /** The API has flushed responses with these tags: pages that are requested from now on read them anew. */
  readonly flush: (tags: readonly string[]) => void;
  /** Whether flushes arrive; only then workers cache responses. */
  readonly setFollowing: (isFollowing: boolean) => void;
  readonly metrics: () => PoolMetrics;
  /** Until the first worker is ready; also where none will be. */
  readonly whenReady: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Of pages that are rendered in isolation, in total. */
const MOST_APART = 20;

type JobOptions = RenderOptions & Partial<PageOptions>;

interface Opening {
  /** Queues it. */
  readonly place: (job: Job) => void;
  readonly resolve: (result: WorkResult) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Renders in threads: a page that blocks, fails outside its loaders or leaks memory affects itself, and no other
 * page.
 */
export function createRenderPool(options: PoolOptions): RenderPool {
  const pool: PoolState = {
    options,
    workers: new Set(),
    waiting: [],
    apart: [],
    active: new Map(),
    dangers: openDangerousRoutes(),
    nextStartMs: 0,
    failedStarts: 0,
    restarts: 0,
    refused: 0,
    logRefusalMs: 0,
    isClosed: false,
  };
  let lastId = 0;
  let isFollowing = false;
  let setReady = (): void => undefined;
  const ready = new Promise<void>((resolve) => (setReady = resolve));
  const patience = setTimeout(setReady, START_MS);

  function start(isLone: boolean, nowMs: number): void {
    const worker = new PooledWorker(options.start, { isLone, nowMs }, { onMessage: subscribe, onEnd: lose });
    pool.workers.add(worker);
    worker.notify({ kind: 'follow', isFollowing });
  }
  const terminate = (worker: PooledWorker) => {
    worker.terminate().catch((err: unknown) => options.log.error({ err }, 'a render worker could not be ended'));
  };
  const notify = (message: CacheMessage) => {
    for (const worker of pool.workers) worker.notify(message);
  };
  const end = (worker: PooledWorker) => {
    pool.workers.delete(worker);
    terminate(worker);
  };
  const staff = () => staffPool(pool, { start, end }, Date.now());

  /** Makes a job of work. */
  const submit = (work: Work, input: JobOptions, place: (job: Job) => void): Promise<WorkResult> =>
    new Promise((resolve, reject) => open(work, input, { place, resolve, reject }));

  function open(work: Work, { log, signal, callApi }: JobOptions, { place, resolve, reject }: Opening): void {
    const leave = () => refuse(job, 'left', 'the visitor has left');
    const settle = (action: () => void) => {
      if (!pool.active.delete(job.id)) return;
      for (const worker of job.workers) worker.take(job, Date.now());
      for (const queue of [pool.waiting, pool.apart]) if (queue.includes(job)) queue.splice(queue.indexOf(job), 1);
      signal?.removeEventListener('abort', leave);
      action();
      placeJobs(pool, Date.now());
    };
    const job: Job = {
      id: ++lastId,
      work,
      log,
      callApi,
      queuedMs: Date.now(),
      startedMs: null,
      workers: new Set(),
      isRepeatable: work.kind === 'outline' || work.task.visit.form === null,
      isSuspect: false,
      done: (result) => settle(() => resolve(result)),
      failed: (error) => settle(() => reject(error)),
    };
    pool.active.set(job.id, job);
    signal?.addEventListener('abort', leave);
    if (pool.isClosed) refuse(job, 'lost', 'the server ends');
    else if (signal?.aborted) leave();
    else place(job);
  }

  function enqueue(job: Job): void {
    const [queue, limit] = pool.dangers.has(job.work, job.queuedMs)
      ? [pool.apart, MOST_APART]
      : [pool.waiting, options.queueLimit];
    if (queue.length >= limit) {
      return refuseBusy(pool, job, `${limit} pages wait already`);
    }
    queue.push(job);
    if (queue === pool.apart) staff();
    placeJobs(pool, job.queuedMs);
  }

  function subscribe(message: WorkerMessage, worker: PooledWorker): void {
    if (message.kind === 'ready') {
      warmUp(worker).catch((error: unknown) => kill(worker, `it could not be warmed up: ${String(error)}`));
      return;
    }
    const job = message.id === null ? undefined : worker.jobs.get(message.id);
    if (message.kind === 'stray') return subscribeStray(message, worker, job);
    if (!job) return;
    if (message.kind === 'log') return job.log[message.level](reviveErrors(message.what), message.text);
    worker.finish(job, Date.now());
    if (message.kind === 'failed') return job.failed(toError(message.error));
    worker.noteLoaded(job);
    pool.dangers.clear(job.work);
    job.done(message.result);
  }

  /**
   * An unhandled rejection or timer error: fails its page, if that is still pending, and after an exception its
   * worker.
   */
  function subscribeStray(
    message: Extract<WorkerMessage, { kind: 'stray' }>,
    worker: PooledWorker,
    job: Job | undefined,
  ): void {
    const err = toError(message.error);
    options.log.error(
      { err, ...message.label },
      message.isException ? 'a page threw where nobody catches' : 'a promise of a page failed that nobody waits for',
    );
    if (message.isException) wearOut(worker);
    job?.failed(new RenderRefusal('lost', 'something failed beside it', { cause: err }));
  }

  function wearOut(worker: PooledWorker): void {
    worker.isWornOut = true;
    staff();
  }

  const { loadIn, loadAhead } = createLoading(pool, (work, place) => submit(work, options, place));

  /** Releases are loaded once per worker, before it renders; an isolated one loads those of its work. */
  async function warmUp(worker: PooledWorker): Promise<void> {
    for (const owner of worker.isLone ? [] : options.warmUp()) await loadIn(worker, owner);
    if (worker.state !== 'starting') return;
    worker.state = 'open';
    pool.failedStarts = 0;
    setReady();
    staff();
    placeJobs(pool, Date.now());
  }

  function kill(worker: PooledWorker, reason: string): void {
    terminate(worker);
    lose(new Error(reason), worker);
  }

  /** Its work is rendered anew by an isolated worker, unless it is a form's action or was lost before. */
  function lose(error: Error, worker: PooledWorker): void {
    pool.workers.delete(worker);
    if (pool.isClosed) return;
    pool.restarts++;
    if (!worker.hasStarted) backOff(pool, Date.now());
    options.log.error({ err: error, pages: worker.jobs.size }, 'a render worker has ended');
    for (const job of worker.jobs.values()) {
      job.workers.delete(worker);
      if (job.workers.size > 0 || pool.apart.includes(job)) continue;
      if (worker.jobs.size === 1) pool.dangers.add(job.work, Date.now());
      if (!job.isRepeatable || job.isSuspect) refuse(job, 'lost', 'its render worker has ended');
      else {
        job.isSuspect = true;
        pool.apart.push(job);
      }
    }
    staff();
  }

  let lookedMs = Date.now();
  const watch = setInterval(() => {
    const nowMs = Date.now();
    // If this thread was blocked itself, it cannot tell whether others were.
    if (nowMs - lookedMs > SILENT_MS) for (const worker of pool.workers) worker.excuse(nowMs);
    lookedMs = nowMs;
    watchWorkers(pool, kill, nowMs);
    staff();
    placeJobs(pool, nowMs);
  }, BEAT_MS);
  staff();

  const request = (work: Work, input: JobOptions) => submit(work, input, enqueue);
  return {
    outline: async (owner: OwningRelease, input) =>
      (await request({ kind: 'outline', owner }, input)) as readonly RouteOutline[],
    render: async (task, input) => (await request({ kind: 'render', task }, input)) as Rendered,
    loadAhead,
    flush: (tags) => notify({ kind: 'flush', tags }),
    setFollowing: (isNowFollowing) => {
      isFollowing = isNowFollowing;
      notify({ kind: 'follow', isFollowing });
    },
    whenReady: () => ready,
    metrics: () => getPoolMetrics(pool),
    close: async () => {
      pool.isClosed = true;
      clearInterval(watch);
      clearTimeout(patience);
      setReady();
      for (const job of pool.active.values()) refuse(job, 'lost', 'the server ends');
      await Promise.all([...pool.workers].map((worker) => worker.terminate()));
    },
  };
}

const reviveErrors = (what: object): object =>
  'err' in what ? { ...what, err: toError(what.err as Parameters<typeof toError>[0]) } : what;
