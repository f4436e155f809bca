import { setTimeout as wait } from 'node:timers/promises';

/** Waits for a promise that does not reject, but no longer than that; leaves no timer behind that would hold the process. */
export async function whenEitherEnds(promise: Promise<void>, limitMs: number): Promise<void> {
  const limit = new AbortController();
  const late = wait(limitMs, undefined, { signal: limit.signal }).catch(() => undefined);
  await Promise.race([promise, late]);
  limit.abort();
}
