import { setTimeout as pause } from 'node:timers/promises';

/** One kind of work that goes on during the run. */
export interface Load {
  readonly name: string;
  /** How long one of them waits between two acts. */
  readonly pauseMs: number;
  /** How many do it beside one another. */
  readonly count: number;
  /** Throws where it did not get what it asked for; answers what it placed or moved, for the record. */
  readonly act: () => Promise<void>;
}

export interface Acted {
  readonly name: string;
  readonly timesMs: readonly number[];
  readonly failures: readonly string[];
}

/** Acts until `closing` is aborted; what was begun is ended. */
export async function keepActing({ name, pauseMs, count, act }: Load, closing: AbortSignal): Promise<Acted> {
  const timesMs: number[] = [];
  const failures: string[] = [];
  async function one(): Promise<void> {
    while (!closing.aborted) {
      const from = performance.now();
      try {
        await act();
      } catch (error) {
        failures.push(error instanceof Error ? error.message.slice(0, 300) : String(error));
      }
      timesMs.push(performance.now() - from);
      await pause(pauseMs, undefined, { signal: closing }).catch(() => undefined);
    }
  }
  await Promise.all(Array.from({ length: count }, one));
  return { name, timesMs, failures };
}
