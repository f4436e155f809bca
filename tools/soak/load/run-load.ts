import { setTimeout as pause } from 'node:timers/promises';
import type { RequestLog } from '../request-log.ts';

/** One kind of work that goes on during the run. */
export interface Load {
  readonly name: string;
  /** How long one of them waits between two actions. */
  readonly pauseMs: number;
  /** How many do it beside one another. */
  readonly count: number;
  /** Times its requests in the log; throws where it did not get what it requested. */
  readonly action: (log: RequestLog) => Promise<void>;
}

/** Executes actions until `closing` is aborted; those in progress are completed. */
export async function runLoad(load: Load, log: RequestLog, closing: AbortSignal): Promise<void> {
  const { name, count, pauseMs, action } = load;
  async function one(): Promise<void> {
    while (!closing.aborted) {
      await action(log).catch((error: unknown) => log.fail(name, error));
      await pause(pauseMs, undefined, { signal: closing }).catch(() => undefined);
    }
  }
  await Promise.all(Array.from({ length: count }, one));
}
