import { getWorks, type Work } from '../cpu-works.ts';
import { readCpuSeconds } from '../cpu-seconds.ts';
import type { Target } from '../load.ts';
import { median, type Metric } from '../metric.ts';
import { type BenchRequest, sendRequests } from '../send-requests.ts';
import { startBareServer } from '../start-bare-server.ts';
import { startSystem } from '../start-system.ts';

const ROUNDS = 7;
/** Between a quiet machine and one that is busy with other things (docs/decisions/0092-the-bench-compares.md). */
const TOLERANCE = 0.4;
/** So many requests, from the first that was not sent yet: those of uncached responses must differ. */
function takeNext({ requests }: Work, from: number, count: number): BenchRequest[] {
  return Array.from({ length: count }, (_, index) => requests[(from + index) % requests.length]).filter(
    (request) => request !== undefined,
  );
}

/** Microseconds of the server's processor per request. */
async function measureCpu(server: Target, requests: readonly BenchRequest[], connections: number): Promise<number> {
  const before = readCpuSeconds(server.pid);
  const { answers } = await sendRequests(server.port, requests, { connections, count: requests.length });
  return ((readCpuSeconds(server.pid) - before) * 1e6) / answers;
}

const getText = async ({ port }: Target, { method, path, headers, body }: BenchRequest): Promise<string> =>
  (await fetch(`http://127.0.0.1:${port}${path}`, { method, headers, ...(body !== undefined && { body }) })).text();

/** Work and bare server in turn, so that other load of the machine affects both. */
async function measure(work: Work): Promise<Metric> {
  const [first] = work.requests;
  if (!first) throw new Error(`${work.name} has no requests`);
  const bare = await startBareServer([await getText(work.server, first)]);
  const rounds: { readonly own: number; readonly bare: number }[] = [];
  try {
    await measureCpu(bare, takeNext(work, 0, BARE_WARM_UP), work.connections);
    await measureCpu(work.server, takeNext(work, 0, work.warmUp), work.connections);
    for (let round = 0; round < ROUNDS; round++)
      rounds.push({
        bare: await measureCpu(bare, takeNext(work, 0, BARE_COUNT), work.connections),
        own: await measureCpu(
          work.server,
          takeNext(work, work.warmUp + round * work.count, work.count),
          work.connections,
        ),
      });
  } finally {
    await bare.stop();
  }
  const getMedian = (of: 'own' | 'bare') => Math.round(median(rounds.map((round) => round[of])));
  return {
    name: `CPU of a request, ${work.name}`,
    against: 'bare node:http, same bytes',
    value: median(rounds.map(({ bare: base, own }) => base / own)),
    unit: 'ratio',
    tolerance: TOLERANCE,
    note: `${getMedian('own')} µs against ${getMedian('bare')} µs`,
  };
}
const BARE_COUNT = 1000;
const BARE_WARM_UP = 3000;

/** What a request costs by CPU time alone: short enough for each run of the tests, and robust on a busy machine. */
export async function row(): Promise<readonly Metric[]> {
  const { shell, api, stop } = await startSystem();
  try {
    const metrics: Metric[] = [];
    for (const work of getWorks(shell, api)) metrics.push(await measure(work));
    return metrics;
  } finally {
    await stop();
  }
}
