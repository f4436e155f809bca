import type { ErrorLog } from '../database/open-database';

const PAUSE_MS = 1000;

/**
 * Logs the first error and then one a second at most, with how many were passed over: while the database is away, each
 * queue of each node fails every second.
 */
export function sparseErrors(log: ErrorLog, nowMs: () => number = () => performance.now()): (err: unknown) => void {
  let lastMs = -Infinity;
  let passedOver = 0;
  return (err) => {
    if (nowMs() - lastMs < PAUSE_MS) {
      passedOver += 1;
      return;
    }
    log.error({ err, ...(passedOver > 0 && { passedOver }) }, 'jobs');
    lastMs = nowMs();
    passedOver = 0;
  };
}
