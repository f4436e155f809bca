import { PerformanceObserver } from 'node:perf_hooks';
import { setImmediate as next } from 'node:timers/promises';

/** Reading the processor time takes as long as a tenth of a request: what was read this long ago is compared with. */
const READING_MS = 100;
let reading = { at: Number.NEGATIVE_INFINITY, usage: process.threadCpuUsage() };

type Collection = { readonly startTime: number; readonly duration: number };
/** Since the processor time was read. */
let collections: Collection[] = [];
const observer = new PerformanceObserver((list) => void collections.push(...list.getEntries()));

/** Called once a spec file, before its first request: garbage collections do not count from then on. Returns what ends it. */
export function watchCollections(): () => void {
  observer.observe({ entryTypes: ['gc'] });
  return () => observer.disconnect();
}

async function collectedSince(at: number): Promise<number> {
  // Node enters a collection in the turn after it, and tells its observers in the one after that.
  await next();
  const all: readonly Collection[] = [...collections, ...observer.takeRecords()];
  return all.filter(({ startTime }) => startTime >= at).reduce((sum, { duration }) => sum + duration, 0);
}

/**
 * Throws where sender and API together take more than `limitMs` of this thread's processor time; what waits for the database
 * meets its own limit and fails. Not by the clock, since a busy machine makes everything late, and without garbage
 * collections: on a slow machine one of a worker's heap of 2 GB took 4 s within a request that was refused at once.
 */
export async function respondInTime<Result>(
  what: () => string,
  send: () => Promise<Result>,
  limitMs = 2000,
): Promise<Result> {
  if (performance.now() - reading.at > READING_MS) {
    reading = { at: performance.now(), usage: process.threadCpuUsage() };
    collections = [];
  }
  const { at, usage } = reading;
  const response = await send();
  if (performance.now() - at <= limitMs) return response;
  const { user, system } = process.threadCpuUsage(usage);
  const spentMs = (user + system) / 1000 - (await collectedSince(at));
  if (spentMs > limitMs) throw new Error(`${what()}: took ${Math.round(spentMs)} ms of processor time`);
  return response;
}

/** A request that took longer than its limit is sent so often in all: what else the process did meanwhile differs. */
const TRIES = 10;

/**
 * Throws where sender and API together take more than `limitMs` of this thread's processor time in each of ten tries,
 * garbage collections aside: no stop of the event loop is longer than that.
 */
export async function holdNothingUp(what: () => string, send: () => Promise<unknown>, limitMs: number): Promise<void> {
  let least = Number.POSITIVE_INFINITY;
  for (let tried = 0; tried < TRIES && least > limitMs; tried += 1) {
    const at = performance.now();
    const usage = process.threadCpuUsage();
    await send();
    const elapsedMs = performance.now() - at;
    const { user, system } = process.threadCpuUsage(usage);
    const spentMs = (user + system) / 1000 - (elapsedMs > limitMs ? await collectedSince(at) : 0);
    least = Math.min(least, spentMs);
  }
  if (least > limitMs) throw new Error(`${what()}: took ${Math.round(least)} ms of processor time`);
}
