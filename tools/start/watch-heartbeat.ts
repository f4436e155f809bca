import type { ChildProcess } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { HEARTBEAT_MS } from '@heizplatz/telemetry/heartbeat';

/** So long a process may stand still; a beat may have been due just before it began to. */
const STALL_MS = 2000 + HEARTBEAT_MS;
const TICK_MS = 250;
/** Beyond it this process itself did not run: it was starved, paused, or the machine was asleep. */
const LONGEST_TICK_MS = 2 * TICK_MS;
/** A little more than API and shell give themselves to drain. */
const DRAIN_MS = 25_000;

/** What the kernel knows of a process's main thread. */
export interface ThreadState {
  /** Stopped by a signal or held by a tracer. */
  readonly isStopped: boolean;
  /** How long it was ready to run and had no processor, since it began. */
  readonly starvedMs: number;
}

interface Watch {
  /** Called once, after the process was ended with SIGKILL; `silentMs` is how long it stood still. */
  readonly onStall: (silentMs: number) => void;
  readonly readState?: (pid: number) => ThreadState | undefined;
}

/**
 * Ends a child whose heartbeats (libs/telemetry) stay out for two seconds, of which only those count in which it could
 * have sent them: not those in which it was stopped, waited for a processor, or in which nothing ran here either. Begins
 * with its first beat, so that a start may take as long as it needs; not while a debugger may hold it. One that drains is
 * ended after 25 s.
 */
export function watchHeartbeat(child: ChildProcess, { onStall, readState = readThreadState }: Watch): void {
  const { pid } = child;
  if (pid === undefined) return;
  let limitMs = Infinity;
  let silentMs = 0;
  let lastMs = performance.now();
  let starvedMs = 0;

  const timer = setInterval(() => {
    const nowMs = performance.now();
    const tickMs = Math.min(nowMs - lastMs, LONGEST_TICK_MS);
    lastMs = nowMs;
    const state = readState(pid);
    const waitedMs = state ? state.starvedMs - starvedMs : 0;
    starvedMs = state?.starvedMs ?? 0;
    if (!state?.isStopped) silentMs += Math.max(0, tickMs - waitedMs);
    if (silentMs < limitMs) return;
    clearInterval(timer);
    if (child.kill('SIGKILL')) onStall(silentMs);
  }, TICK_MS).unref();

  child.on('message', (message) => {
    const kind = typeof message === 'object' && 'kind' in message ? message.kind : undefined;
    if (kind !== 'alive' && kind !== 'inspected' && kind !== 'draining') return;
    silentMs = 0;
    limitMs = { alive: STALL_MS, inspected: Infinity, draining: DRAIN_MS }[kind];
  });
  child.once('exit', () => clearInterval(timer));
}

/** Undefined where there is no /proc, as on macOS: whatever the process is silent then counts. */
function readThreadState(pid: number): ThreadState | undefined {
  const folder = `/proc/${pid}/task/${pid}`;
  if (!existsSync(`${folder}/schedstat`)) return undefined;
  try {
    // The name in brackets may hold anything; the state follows the last one.
    const stat = readFileSync(`${folder}/stat`, 'utf8');
    const [, starvedNs = '0'] = readFileSync(`${folder}/schedstat`, 'utf8').split(' ');
    return { isStopped: /^[Tt]/.test(stat.slice(stat.lastIndexOf(')') + 2)), starvedMs: Number(starvedNs) / 1e6 };
  } catch {
    // It has just ended.
    return undefined;
  }
}
