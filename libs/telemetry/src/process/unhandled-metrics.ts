import { Counter, type Registry } from 'prom-client';
import { countUnhandledRejections } from './unhandled-errors.ts';

/** Of this process since it started: a rise means that something was given up without a trace in any response. */
export function defineUnhandledMetrics(registry: Registry): void {
  new Counter({
    name: 'heizplatz_unhandled_rejections_total',
    help: 'Promises that were rejected and that nobody awaited',
    registers: [registry],
    collect() {
      this.reset();
      this.inc(countUnhandledRejections());
    },
  });
}
