import { problem } from '../problems/problem';

/**
 * Runs at most `width` at once, in order of arrival, and lets `queueLimit` more wait. Throws UNAVAILABLE beyond: what
 * takes a processor (password checks, PDF documents) must not take all of them.
 */
export function bounded({ width, queueLimit }: { width: number; queueLimit: number }) {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async function runBounded<T>(work: () => Promise<T>): Promise<T> {
    if (running >= width) {
      if (waiting.length >= queueLimit) throw problem('UNAVAILABLE', { retryAfterSeconds: 2 });
      await new Promise<void>((start) => waiting.push(start));
    } else running += 1;
    try {
      return await work();
    } finally {
      // The slot is handed over, so that no other work can take it in between.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
