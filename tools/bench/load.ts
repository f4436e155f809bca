import { readFileSync } from 'node:fs';
import autocannon, { type CannonRequest } from 'autocannon';

export interface Target {
  readonly port: number;
  readonly pid: number;
}

export interface Load {
  readonly requestsPerSecond: number;
  /** Of the server's process, all threads; NaN where the system does not say. */
  readonly cpuMicrosPerRequest: number;
  readonly bytesPerAnswer: number;
}

const CONNECTIONS = 8;

/** Linux counts a process's time in hundredths of a second. */
function cpuSeconds(pid: number): number {
  try {
    const [, fields = ''] = /\) (.*)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? [];
    const [user, system] = fields.split(' ').slice(11, 13).map(Number);
    return ((user ?? NaN) + (system ?? NaN)) / 100;
  } catch {
    return NaN;
  }
}

/** Sends the requests in turn for some seconds, each connection beginning at another one. Throws when any fails. */
export async function load(
  { port, pid }: Target,
  requests: readonly CannonRequest[],
  durationSeconds: number,
): Promise<Load> {
  let connection = 0;
  const before = cpuSeconds(pid);
  const result = await autocannon({
    url: `http://127.0.0.1:${port}`,
    connections: CONNECTIONS,
    duration: durationSeconds,
    requests,
    setupClient: (client) => {
      const from = Math.floor((connection++ * requests.length) / CONNECTIONS);
      client.setRequests([...requests.slice(from), ...requests.slice(0, from)]);
    },
  });
  const failed = result.errors + result.timeouts + result.non2xx;
  if (failed > 0 || result.requests.total === 0)
    throw new Error(`${failed} of ${result.requests.total} requests failed`);
  return {
    requestsPerSecond: result.requests.total / result.duration,
    cpuMicrosPerRequest: ((cpuSeconds(pid) - before) * 1e6) / result.requests.total,
    bytesPerAnswer: result.throughput.total / result.requests.total,
  };
}
