import type { HealthCollector } from '@heizplatz/releases';
import type { Database } from '../database/database';
import type { ErrorLog } from '../database/open-database';
import { addHealthSums } from './release-health-repository';

const INTERVAL_MS = 5000;

interface HealthParts {
  readonly db: Database;
  readonly collector: HealthCollector;
  readonly clock: () => Date;
  readonly log: ErrorLog;
}

/**
 * Stores what browsers reported to this node every few seconds, until it is closed; a failure is logged, and costs the
 * sums of its interval.
 */
export function storeHealth({ db, collector, clock, log }: HealthParts): { readonly close: () => Promise<void> } {
  let storing: Promise<void> = Promise.resolve();
  const store = () => {
    storing = addHealthSums(db, collector.take(), { now: clock(), source: 'browser' }).catch((err: unknown) =>
      log.error({ err }, 'health of releases could not be stored'),
    );
  };
  const timer = setInterval(store, INTERVAL_MS).unref();
  return {
    close: async () => {
      clearInterval(timer);
      await storing;
      store();
      await storing;
    },
  };
}
