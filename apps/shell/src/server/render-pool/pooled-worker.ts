import type { Worker } from 'node:worker_threads';
import type { OwningRelease } from '../rendering/render-task';
import type { Job } from './job';
import { answerCalls, type CallMessage } from './pool-calls';
import {
  BEATS,
  type CacheMessage,
  type FromWorker,
  getOwner,
  HEAP_MB,
  SHARED_NUMBERS,
  type ToWorker,
} from './messages';

export type StartThread = (shared: Int32Array) => Worker;

/** starting: it loads; open: it takes work; draining: it ends what it has; gone. */
export type WorkerState = 'starting' | 'open' | 'draining' | 'gone';

/** What its pool has to do with. */
export type WorkerMessage = Exclude<FromWorker, CallMessage>;

/** For so long the action of a form goes on calling when its visitor has left. */
const ACTION_MS = 60_000;

interface WorkerEvents {
  readonly onMessage: (message: WorkerMessage, worker: PooledWorker) => void;
  /** Once, whatever ended it; not after `terminate`. */
  readonly onEnd: (error: Error, worker: PooledWorker) => void;
}

/** A worker as its pool sees it. */
export class PooledWorker {
  state: WorkerState = 'starting';
  /** Whether it ever took work. */
  hasStarted = false;
  /** Renders one page at a time: one that blocked another worker together with others. */
  isLone: boolean;
  /** Its work was assigned to others, since its event loop was blocked. */
  isSuspected = false;
  /** It loads a release ahead: pages go to others, as long as those have room. */
  isLoadingAhead = false;
  /** To be replaced, once another one is ready: it has grown, holds old releases, or something was thrown in it. */
  isWornOut = false;
  readonly jobs = new Map<number, Job>();
  /** Releases that it was given pages of; it holds them for as long as it lives. */
  readonly #releases = new Map<string, OwningRelease['release']>();
  /** Those of which it has completed something. */
  readonly #loaded = new Set<string>();
  readonly #thread: Worker;
  readonly #shared = new Int32Array(new SharedArrayBuffer(SHARED_NUMBERS * 4));
  /** Forms whose page nobody waits for; their actions run to the end. */
  readonly #actions = new Map<number, Job>();
  readonly #calls = answerCalls((message, transferred) => this.#send(message, transferred));
  #beats = 0;
  #beatSeenMs: number;
  #busyMs: number;

  constructor(start: StartThread, { isLone, nowMs }: { isLone: boolean; nowMs: number }, events: WorkerEvents) {
    this.isLone = isLone;
    this.#beatSeenMs = nowMs;
    this.#busyMs = nowMs;
    this.#thread = start(this.#shared);
    this.#thread.on('message', (message: FromWorker) => {
      // Its first messages arrive before its first heartbeat.
      this.excuse(Date.now());
      if (message.kind === 'drop') this.#calls.take(message, undefined);
      else if (message.kind === 'call') this.#calls.take(message, this.#find(message.work)?.callApi);
      else events.onMessage(message, this);
    });
    const end = (error: Error) => {
      if (this.state === 'gone') return;
      this.hasStarted = this.state !== 'starting';
      this.state = 'gone';
      this.#calls.end();
      events.onEnd(error, this);
    };
    this.#thread.on('error', (error: unknown) => end(error instanceof Error ? error : new Error(String(error))));
    this.#thread.on('exit', (code) => end(new Error(`a render worker ended with ${code}`)));
  }

  give(job: Job): void {
    this.jobs.set(job.id, job);
    job.workers.add(this);
    const owner = getOwner(job.work);
    if (owner) this.#releases.set(getKey(owner), owner.release);
    this.#send({ kind: 'work', id: job.id, work: job.work });
  }

  /** Before any work that is given later. */
  notify(message: CacheMessage): void {
    this.#send(message);
  }

  /** Drops work; its loaders are notified, to abort what they still do. */
  take(job: Job, nowMs: number): void {
    this.finish(job, nowMs);
    if (!job.isRepeatable) {
      this.#actions.set(job.id, job);
      setTimeout(() => this.#actions.delete(job.id), ACTION_MS).unref();
    }
    this.#send({ kind: 'abort', id: job.id });
  }

  /** Work that it has completed or that was taken from it. */
  finish(job: Job, nowMs: number): void {
    this.#busyMs = nowMs;
    this.jobs.delete(job.id);
    job.workers.delete(this);
  }

  /** What it returned a result of is loaded. */
  noteLoaded(job: Job): void {
    const owner = getOwner(job.work);
    if (owner) this.#loaded.add(getKey(owner));
  }

  /** The releases that it has work of and has completed none of yet: it loads them, or is about to. */
  loading(): string[] {
    const owners = [...this.jobs.values()].flatMap(({ work }) => getOwner(work) ?? []);
    return [...new Set(owners.map(getKey))].filter((key) => !this.#loaded.has(key));
  }

  /** For how long it has had nothing to do. */
  idleMs(nowMs: number): number {
    return this.jobs.size > 0 ? 0 : nowMs - this.#busyMs;
  }

  /** For how long its event loop has stood still. */
  silentMs(nowMs: number): number {
    const beats = Atomics.load(this.#shared, BEATS);
    if (beats !== this.#beats) this.excuse(nowMs);
    this.#beats = beats;
    return nowMs - this.#beatSeenMs;
  }

  /** When the watching thread was blocked itself. */
  excuse(nowMs: number): void {
    this.#beatSeenMs = nowMs;
  }

  /** How many of the releases that it holds are none of these. */
  countReleasesBeside(serving: readonly OwningRelease[]): number {
    const isServing = ({ name, version }: OwningRelease['release']) =>
      serving.some(({ release }) => release.name === name && release.version === version);
    return [...this.#releases.values()].filter((release) => !isServing(release)).length;
  }

  heapMb(): number {
    return Atomics.load(this.#shared, HEAP_MB);
  }

  async terminate(): Promise<void> {
    this.hasStarted ||= this.state !== 'starting' && this.state !== 'gone';
    this.state = 'gone';
    this.#calls.end();
    await this.#thread.terminate();
  }

  /** Work that may call. */
  #find(id: number): Job | undefined {
    return this.jobs.get(id) ?? this.#actions.get(id);
  }

  #send(message: ToWorker, transferred: readonly ArrayBuffer[] = []): void {
    if (this.state !== 'gone') this.#thread.postMessage(message, transferred);
  }
}

const getKey = ({ release }: OwningRelease): string => `${release.name}@${release.version}`;
