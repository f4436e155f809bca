import { dirname, resolve, sep } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import * as v from 'valibot';
import { confineThread } from './confine-thread.ts';
import type { Release } from './release.ts';

/** What the shell's render worker gets when it shall load a release: the first as workerData, further ones as messages. */
export const SmokeTask = v.object({
  smoke: v.object({
    ...{ name: v.string(), version: v.string(), folder: v.string() },
    /** Whether somebody does the calls of its pages. */
    hasApi: v.optional(v.boolean(), false),
  }),
});
export type SmokeTask = v.InferOutput<typeof SmokeTask>;

/** What it posts when every route module of a release is loaded, and a page of each route rendered. */
export const SMOKE_LOADED = 'loaded';

export interface SmokeOptions {
  /** A shell's render worker. */
  readonly workerFile: string;
  readonly timeoutMs: number;
  /** Does the calls of a thread's pages, since it has no network. Absent: pages are rendered as if the API were down. */
  readonly serve?: ServeThread | undefined;
  /** Three seconds where it is absent. */
  readonly patienceMs?: number;
}

/** Gets what a thread posts beside SMOKE_LOADED. */
export type ServeThread = (post: (message: object, transferred?: readonly ArrayBuffer[]) => void) => {
  readonly take: (message: unknown) => void;
  /** The thread is gone. */
  readonly end: () => void;
};

/** Rejects with the reason where a release cannot be loaded, or a page of it cannot be rendered. */
export type SmokeLoad = (release: Pick<Release, 'name' | 'version' | 'isBrowserOnly'>, folder: string) => Promise<void>;

/** The heap of a thread; of a release some 60 to 100 MB are usual. */
const HEAP_MB = 512;
/** Who waits behind a release that takes longer gets another thread. */
const PATIENCE_MS = 3000;

/**
 * Loads releases on the server as a shell does, in a thread of their own: what throws, loops or exits while it is loaded costs
 * that thread alone. Those that wait at once are loaded one after the other in one thread, whose start costs as much as a
 * load; one that fails beside others is judged in another thread, by itself. The threads are confined (confine-thread.ts).
 */
export function createSmokeLoad(options: SmokeOptions): SmokeLoad {
  const { patienceMs = PATIENCE_MS } = options;
  let shared: SmokeThread | undefined;
  let turn: Promise<unknown> = Promise.resolve();
  let waiting = 0;

  async function load(task: SmokeTask): Promise<void> {
    const isAlone = shared === undefined || shared.isBusy() || !shared.reads(task.smoke.folder);
    const thread = isAlone || !shared ? startThread(options) : shared;
    shared = thread;
    try {
      await thread.load(task);
    } catch (error) {
      await end(thread);
      if (isAlone) throw error;
      return load(task);
    }
    if (waiting === 0 || shared !== thread) await end(thread);
  }

  async function end(thread: SmokeThread): Promise<void> {
    if (shared === thread) shared = undefined;
    await thread.end();
  }

  return ({ name, version }, folder) => {
    waiting += 1;
    const run = turn.then(() => {
      waiting -= 1;
      return load({ smoke: { name, version, folder, hasApi: options.serve !== undefined } });
    });
    turn = turn.then(() => Promise.race([run.catch(() => undefined), wait(patienceMs, undefined, { ref: false })]));
    return run;
  };
}

interface SmokeThread {
  readonly isBusy: () => boolean;
  /** Whether it may read the folder. */
  readonly reads: (folder: string) => boolean;
  readonly load: (task: SmokeTask) => Promise<void>;
  readonly end: () => Promise<void>;
}

interface Settle {
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
}

function startThread({ workerFile, timeoutMs, serve }: SmokeOptions): SmokeThread {
  let worker: Worker | undefined;
  let releasesFolder: string | undefined;
  const service = serve?.((message, transferred) => worker?.postMessage(message, transferred));
  let underWay: Settle | undefined;
  /** Of a thread that loads nothing any more. */
  let failed: { readonly error: unknown } | undefined;

  function fail(error: unknown): void {
    failed ??= { error };
    service?.end();
    underWay?.reject(failed.error);
  }

  function start(workerData: SmokeTask): Worker {
    // A release lies in NAME/VERSION.
    releasesFolder = dirname(dirname(resolve(workerData.smoke.folder)));
    const started = new Worker(workerFile, {
      ...confineThread(dirname(dirname(resolve(workerFile))), releasesFolder),
      workerData,
      resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
    });
    started.on('message', (message) => (message === SMOKE_LOADED ? underWay?.resolve() : service?.take(message)));
    started.on('error', fail);
    started.on('exit', (code) => fail(new Error(`its thread ended with ${code} before it was loaded`)));
    return started;
  }

  async function load(task: SmokeTask): Promise<void> {
    const timer = setTimeout(() => fail(new Error(`it was not loaded within ${timeoutMs} ms`)), timeoutMs);
    const loaded = new Promise<void>((resolve, reject) => {
      underWay = { resolve, reject };
    });
    if (failed) fail(failed.error);
    else if (worker) worker.postMessage(task);
    else worker = start(task);
    await loaded.finally(() => {
      clearTimeout(timer);
      underWay = undefined;
    });
  }

  return {
    isBusy: () => underWay !== undefined,
    reads: (folder) => releasesFolder !== undefined && resolve(folder).startsWith(releasesFolder + sep),
    load,
    end: async () => {
      service?.end();
      await worker?.terminate();
    },
  };
}
