import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { defineStallMetrics, drainProcess } from '@heizplatz/telemetry';
import { Registry } from 'prom-client';

/**
 * A server that reports to REPORT_PORT what its metrics say, stands still for STANDS_MS after its first start, and for
 * DRAINS_MS while it drains.
 */
const { REPORT_PORT, STANDS_MS, DRAINS_MS, PROCESS_STALLS } = process.env;

function standStill(ms: number): void {
  const until = performance.now() + ms;
  while (performance.now() < until);
}

const report = connect(Number(REPORT_PORT), '127.0.0.1');
await once(report, 'connect');
const tell = (line: object) => new Promise((sent) => report.write(`${JSON.stringify(line)}\n`, sent));

const registry = new Registry();
defineStallMetrics(registry);
drainProcess({
  log: { info: () => undefined, error: (details, message) => console.error(message, details) },
  steps: [async () => standStill(Number(DRAINS_MS)), () => tell({ kind: 'drained' })],
});
process.send?.({ kind: 'listening' });
await tell({ kind: 'started', pid: process.pid, metrics: await registry.metrics() });
if (PROCESS_STALLS === '0') {
  // A first beat is sent meanwhile.
  await pause(600);
  await tell({ kind: 'stands' });
  standStill(Number(STANDS_MS));
  await tell({ kind: 'went-on' });
}
