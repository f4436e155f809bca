import { Worker } from 'node:worker_threads';
import * as v from 'valibot';
import type { Release } from './release.ts';

/** workerData of the shell's render worker when it shall load one release and end. */
export const SmokeTask = v.object({
  smoke: v.object({ name: v.string(), version: v.string(), folder: v.string() }),
});
export type SmokeTask = v.InferOutput<typeof SmokeTask>;

/** What it posts when every route module is loaded. */
export const SMOKE_LOADED = 'loaded';

interface SmokeOptions {
  /** A shell's render worker. */
  readonly workerFile: string;
  readonly timeoutMs: number;
}

/** A release's heap while it is loaded; some 60 to 100 MB are usual. */
const HEAP_MB = 512;

/**
 * Loads a release on the server as a shell does, in a thread of its own: what throws, loops or exits while it is loaded costs
 * that thread alone. Rejects with the reason.
 */
export async function smokeLoad(
  { name, version }: Pick<Release, 'name' | 'version'>,
  folder: string,
  { workerFile, timeoutMs }: SmokeOptions,
): Promise<void> {
  const workerData: SmokeTask = { smoke: { name, version, folder } };
  const worker = new Worker(workerFile, { workerData, resourceLimits: { maxOldGenerationSizeMb: HEAP_MB } });
  const loaded = new Promise<void>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`it was not loaded within ${timeoutMs} ms`)), timeoutMs);
    worker.on('message', (message) => message === SMOKE_LOADED && resolve());
    worker.on('error', reject);
    worker.on('exit', (code) => {
      clearTimeout(timer);
      reject(new Error(`its thread ended with ${code} before it was loaded`));
    });
  });
  try {
    await loaded;
  } finally {
    await worker.terminate();
  }
}
