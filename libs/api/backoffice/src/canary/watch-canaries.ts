import type { ErrorLog } from '@heizplatz/api-platform';
import { type CanaryContext, endFailingCanaries } from './end-failing-canaries';

/** Shells send their sums every three seconds. */
const INTERVAL_MS = 5000;

/**
 * Judges running canaries every few seconds until it is closed; a failure is logged, and the next look may succeed. No job of
 * the queue, whose schedules have minutes.
 */
export function watchCanaries(context: CanaryContext & { readonly log: ErrorLog }): {
  readonly close: () => Promise<void>;
} {
  let looking: Promise<void> | null = null;
  const look = () => {
    looking ??= endFailingCanaries(context)
      .catch((err: unknown) => context.log.error({ err }, 'canaries could not be judged'))
      .finally(() => (looking = null));
  };
  const timer = setInterval(look, INTERVAL_MS).unref();
  return {
    close: async () => {
      clearInterval(timer);
      await looking;
    },
  };
}
