import { readFileSync } from 'node:fs';
import { sendRequests, type BenchRequest } from './send-requests.ts';

export interface Target {
  readonly port: number;
  readonly pid: number;
}

export interface Load {
  readonly requestsPerSecond: number;
  /** Of the server's process, all threads; NaN where the system does not say. */
  readonly cpuMicrosPerRequest: number;
  readonly bytesPerResponse: number;
}

const CONNECTIONS = 8;

/** Of a process, all threads; Linux counts it in hundredths of a second. NaN where the system does not say. */
export function cpuSeconds(pid: number): number {
  try {
    const [, fields = ''] = /\) (.*)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? [];
    const [user, system] = fields.split(' ').slice(11, 13).map(Number);
    return ((user ?? NaN) + (system ?? NaN)) / 100;
  } catch {
    return NaN;
  }
}

/** Sends a server so many requests: a count, since a slow machine would else measure code that is not yet compiled. */
export async function load({ port, pid }: Target, requests: readonly BenchRequest[], count: number): Promise<Load> {
  const before = cpuSeconds(pid);
  const sent = await sendRequests(port, requests, { connections: CONNECTIONS, count });
  return {
    requestsPerSecond: sent.answers / sent.seconds,
    cpuMicrosPerRequest: ((cpuSeconds(pid) - before) * 1e6) / sent.answers,
    bytesPerResponse: sent.bytes / sent.answers,
  };
}
