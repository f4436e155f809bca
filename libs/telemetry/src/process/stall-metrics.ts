import { Counter, type Registry } from 'prom-client';

/** The variable by which a supervisor tells a process how often it stood still before (tools/start/begin-process.ts). */
const STALLS = 'PROCESS_STALLS';

/** Counted by the supervisor, since the process that stood still does not live to tell. */
export function defineStallMetrics(
  registry: Registry,
  environment: Readonly<Record<string, string | undefined>> = process.env,
): void {
  const text = environment[STALLS] ?? '';
  new Counter({
    name: 'heizplatz_process_stalls_total',
    help: 'How often this process stood still for two seconds and was ended and started again',
    registers: [registry],
  }).inc(/^\d{1,9}$/.test(text) ? Number(text) : 0);
}
