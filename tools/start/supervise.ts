import { setTimeout as pause } from 'node:timers/promises';
import type { RunningProcess } from './start-process.ts';

/** Starts one and calls `onExit` when it ends after it was ready; `signal` ends one that is still starting. */
export type Begin = (onExit: (code: number | null) => void, signal: AbortSignal) => Promise<RunningProcess>;

export interface SupervisionOptions {
  readonly say: (text: string) => void;
  /** Ends a first start that is still under way. */
  readonly signal?: AbortSignal;
  /** Before the first try of a start; doubled by each one that ends again. */
  readonly firstDelayMs?: number;
  readonly longestDelayMs?: number;
  /** A process that ran for so long starts with the first delay again. */
  readonly calmMs?: number;
}

const FIRST_DELAY_MS = 250;
const LONGEST_DELAY_MS = 10_000;
/** Who served for so long is in no loop of failing starts, and back within a start's time. */
const CALM_MS = 10_000;

/**
 * Keeps a process running: one that ends is restarted, with increasing delays while it keeps ending. The first start
 * must succeed; it throws otherwise.
 */
export async function supervise(name: string, begin: Begin, options: SupervisionOptions): Promise<RunningProcess> {
  const { say, firstDelayMs = FIRST_DELAY_MS, longestDelayMs = LONGEST_DELAY_MS, calmMs = CALM_MS } = options;
  const stopping = new AbortController();
  options.signal?.addEventListener('abort', () => stopping.abort());
  let delayMs = firstDelayMs;
  let current = await run();
  const restarting = restartUntilStopped();

  async function run() {
    let publishEnd: (code: number | null) => void = () => undefined;
    const ended = new Promise<number | null>((resolve) => (publishEnd = resolve));
    const running = await begin((code) => publishEnd(code), stopping.signal);
    return { running, ended, sinceMs: Date.now() };
  }

  async function restartUntilStopped(): Promise<void> {
    for (;;) {
      const code = await current.ended;
      if (stopping.signal.aborted) return;
      if (Date.now() - current.sinceMs >= calmMs) delayMs = firstDelayMs;
      const goneMs = Date.now();
      say(`${name} exited (${code ?? 'signal'}); restarting it in ${seconds(delayMs)}.`);
      const next = await startAgain();
      if (!next) return;
      if (stopping.signal.aborted) return next.running.stop();
      current = next;
      say(`${name} is running again after ${seconds(Date.now() - goneMs)}.`);
    }
  }

  /** Undefined when it is stopped meanwhile. */
  async function startAgain() {
    for (;;) {
      try {
        await pause(delayMs, undefined, { signal: stopping.signal });
        delayMs = Math.min(delayMs * 2, longestDelayMs);
        return await run();
      } catch (error) {
        if (stopping.signal.aborted) return undefined;
        say(`${error instanceof Error ? error.message : String(error)} Trying again in ${seconds(delayMs)}.`);
      }
    }
  }

  return {
    stop: async () => {
      stopping.abort();
      await current.running.stop();
      await restarting;
    },
  };
}

const seconds = (ms: number): string => `${(ms / 1000).toFixed(ms < 1000 ? 2 : 1)} s`;
