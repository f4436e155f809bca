import { handleUnhandledErrors } from '@heizplatz/telemetry/unhandled-errors';
import { type Begin, supervise } from './supervise.ts';

/** What runs under one parent, and is stopped in reverse order when the parent is requested to end. */
export interface System {
  /** Starts everything; an error is printed, and ends everything. */
  readonly run: (start: () => Promise<void>) => Promise<void>;
  readonly keepProcessRunning: (name: string, begin: Begin) => Promise<void>;
  readonly onStop: (undo: () => unknown) => void;
  /** Aborted once it is to stop. */
  readonly signal: AbortSignal;
}

/** Ends by SIGTERM, SIGINT, or when the process that started this one is gone. */
export function createSystem(): System {
  const undo: (() => unknown)[] = [];
  const starting = new AbortController();
  let stopping = false;

  async function stopAll(code: number): Promise<void> {
    if (stopping) return;
    stopping = true;
    starting.abort();
    for (const step of undo.toReversed())
      try {
        await step();
      } catch (error) {
        console.error(error);
      }
    process.exit(code);
  }

  for (const event of ['SIGINT', 'SIGTERM']) process.on(event, () => void stopAll(0));
  handleUnhandledErrors({
    log: { error: (details, message) => console.error(message, details) },
    onException: () => void stopAll(1),
  });
  // npm and the shell that it starts this by may be killed without a word.
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && void stopAll(0), 500).unref();

  return {
    signal: starting.signal,
    onStop: (step) => void undo.push(step),
    keepProcessRunning: async (name, begin) => {
      const running = await supervise(name, begin, { say: console.error, signal: starting.signal });
      undo.push(() => running.stop());
    },
    run: async (start) => {
      try {
        await start();
      } catch (error) {
        // What was stopped on purpose has nothing to say.
        if (!stopping) console.error(error instanceof Error ? error.message : error);
        await stopAll(1);
      }
    },
  };
}
