import { startHeartbeat, type SupervisedProcess } from './heartbeat.ts';
import { type ErrorLog, handleUnhandledErrors } from './unhandled-errors.ts';

/** Running requests and jobs get so long. */
const DRAIN_MS = 20_000;
/** The request that an exception cut off never ends, and until the process has ended nobody is served by it. */
const EXCEPTION_DRAIN_MS = 5_000;

interface DrainLog extends ErrorLog {
  info(details: object, message: string): void;
}

/** The process, or what stands in for it in a spec. */
interface DrainedProcess extends NodeJS.EventEmitter, SupervisedProcess {
  exit(code: number): void;
}

interface Draining {
  readonly log: DrainLog;
  /** One after the other; one that fails does not keep the next from running. */
  readonly steps: readonly (() => Promise<unknown>)[];
  readonly target?: DrainedProcess;
  readonly drainMs?: number;
  readonly exceptionDrainMs?: number;
}

/**
 * Drains a server that has started. On SIGTERM, SIGINT or when the parent that forked it is gone it runs the steps and
 * exits with 0, after an exception that nobody catches with 1, so that its supervisor starts it anew. The same signal
 * once more, or steps that take longer than 20 s (5 s after an exception), end it at once with 1; another signal does not, since a terminal's
 * Ctrl-C and the supervisor's SIGTERM arrive together. A rejection that nobody awaits does not end it. Until it drains, its
 * supervisor gets heartbeats.
 */
export function drainProcess({
  log,
  steps,
  target = process,
  drainMs = DRAIN_MS,
  exceptionDrainMs = EXCEPTION_DRAIN_MS,
}: Draining): void {
  const tellDraining = startHeartbeat(target);
  const reasons = new Set<string>();
  let exitCode = 0;

  function endIn(ms: number): void {
    setTimeout(() => {
      log.error({ reasons: [...reasons] }, 'requests did not finish in time');
      target.exit(1);
    }, ms).unref();
  }
  async function drain(reason: string): Promise<void> {
    reasons.add(reason);
    tellDraining();
    log.info({ reason }, 'draining');
    endIn(drainMs);
    for (const step of steps)
      try {
        await step();
      } catch (err) {
        log.error({ err }, 'draining failed');
      }
    log.info({ reason }, 'drained');
    target.exit(exitCode);
  }
  function end(reason: string): void {
    if (reasons.has(reason)) target.exit(1);
    else if (reasons.size > 0) reasons.add(reason);
    else drain(reason).catch(() => target.exit(1));
  }
  for (const signal of ['SIGTERM', 'SIGINT']) target.on(signal, () => end(signal));
  target.on('disconnect', () => end('the parent process ended'));
  handleUnhandledErrors({
    log,
    source: target,
    onException: () => {
      exitCode = 1;
      endIn(exceptionDrainMs);
      if (reasons.size === 0) end('an uncaught exception');
    },
  });
}
