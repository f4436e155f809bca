import type { Logger } from 'pino';

/** Running calls and jobs get so long. */
const DRAIN_MS = 20_000;

/**
 * Runs the steps one after the other on SIGTERM, SIGINT or when the parent that forked this process is gone, then ends
 * the process; a second signal, or a step that takes too long, ends it at once.
 */
export function drainOnSignal(log: Logger, steps: readonly (() => Promise<unknown>)[]): void {
  let isDraining = false;
  async function drain(reason: string): Promise<void> {
    if (isDraining) process.exit(1);
    isDraining = true;
    log.info({ reason }, 'draining');
    setTimeout(() => {
      log.error('Requests did not finish in time');
      process.exit(1);
    }, DRAIN_MS).unref();
    for (const step of steps) await step().catch((err: unknown) => log.error({ err }, 'Draining failed'));
    log.info('drained');
    process.exit(0);
  }
  process.on('SIGTERM', () => void drain('SIGTERM'));
  process.on('SIGINT', () => void drain('SIGINT'));
  process.on('disconnect', () => void drain('The parent process ended'));
}
