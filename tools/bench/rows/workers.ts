import { LIMITS } from '../limits.ts';
import { cpuSeconds, type Target } from '../load.ts';
import type { Metric } from '../metric.ts';
import { prepareReleases, RELEASES_DIR } from '../prepare-releases.ts';
import { startDemoApi } from '../start-demo-api.ts';
import { startShell } from '../start-shell.ts';
import { describeCrowd, visitAtOnce } from '../visitors/crowd.ts';
import { getSitemaps, spread } from '../visitors/public-pages.ts';
import { startReplayingApi } from '../workers/start-replaying-api.ts';

const VISITORS = 16;
const PAGES = 240;
const WARM_UP_SECONDS = 8;
const SECONDS = 12;
const HOST = 'localhost';

interface Throughput {
  readonly pagesPerSecond: number;
  /** CPU a page in ms: of the shell with its workers, and of the visitors and the API's stand-in. */
  readonly shellMs: number;
  readonly restMs: number;
  readonly note: string;
}

/** Each visitor has pages of its own, since equal concurrent requests share one render. */
async function measureThroughput(shell: Target, api: Target, paths: readonly string[]): Promise<Throughput> {
  const visit = (seconds: number) => {
    const until = performance.now() + seconds * 1000;
    return visitAtOnce(shell.port, VISITORS, (visitor, step) => {
      const own = paths.filter((_, index) => index % VISITORS === visitor);
      const path = own[step % own.length];
      return path === undefined || performance.now() >= until ? null : { host: HOST, path };
    });
  };
  await visit(WARM_UP_SECONDS);
  const cpu = () => ({ shell: cpuSeconds(shell.pid), rest: cpuSeconds(api.pid) + cpuSeconds(process.pid) });
  const before = cpu();
  const crowd = await visit(SECONDS);
  const after = cpu();
  if (crowd.failed.length > 0) throw new Error(`${crowd.failed.length} pages failed: ${describeCrowd(crowd)}`);
  const perPage = (seconds: number) => (seconds * 1000) / crowd.times.length;
  return {
    pagesPerSecond: crowd.pagesPerSecond,
    shellMs: perPage(after.shell - before.shell),
    restMs: perPage(after.rest - before.rest),
    note: describeCrowd(crowd),
  };
}

const describeCpu = ({ pagesPerSecond, shellMs, restMs }: Throughput): string =>
  `${Math.round(pagesPerSecond)} pages/s at ${shellMs.toFixed(2)} ms of CPU in the shell and ${restMs.toFixed(2)} ms outside`;

/**
 * Pages that no cache holds, rendered by one thread and by two. Calls are answered from memory by another process; it and the
 * visitors share the processors with the shell, so on a machine of two the second thread has less than one for itself.
 */
export async function row(): Promise<readonly Metric[]> {
  await prepareReleases();
  const api = await startDemoApi();
  const stops = [api.stop];
  try {
    const replaying = await startReplayingApi(api.url);
    stops.push(replaying.stop);
    const measure = async (workers: number): Promise<Throughput> => {
      const environment = { RENDER_WORKERS: String(workers), PAGE_CACHE_MB: '0' };
      const shell = await startShell(`http://127.0.0.1:${replaying.port}`, RELEASES_DIR, environment);
      try {
        const paths = spread(await getSitemaps(shell.port, HOST), PAGES / 3);
        return await measureThroughput(shell, replaying, paths);
      } finally {
        await shell.stop();
      }
    };
    const one = await measure(1);
    const two = await measure(2);
    return [
      {
        ...{ name: 'uncached pages a second, two render workers', against: 'one render worker', unit: 'ratio' },
        ...{ value: two.pagesPerSecond / one.pagesPerSecond, target: LIMITS['two render workers against one'] },
        note: `${describeCpu(two)}; one: ${describeCpu(one)}`,
      },
      {
        ...{ name: 'CPU of the shell a page, one render worker', against: 'two render workers', unit: 'ratio' },
        value: one.shellMs / two.shellMs,
        note: 'what a second worker costs the first one; 1: nothing',
      },
    ];
  } finally {
    for (const stop of stops.reverse()) await stop();
  }
}
