import { LIMITS } from '../limits.ts';
import { readCpuSeconds, readThreadSeconds } from '../cpu-seconds.ts';
import type { Target } from '../load.ts';
import type { Metric } from '../metric.ts';
import { prepareReleases, RELEASES_DIR } from '../prepare-releases.ts';
import { startDemoApi } from '../start-demo-api.ts';
import { type BenchRequest, sendRequests } from '../send-requests.ts';
import { startShell } from '../start-shell.ts';
import { getSitemaps, spread } from '../visitors/public-pages.ts';
import { startReplayingApi } from '../workers/start-replaying-api.ts';

const VISITORS = 16;
const PAGES = 240;
/** Of each visitor. */
const WARM_UP = 100;
const COUNT = 150;
const HOST = 'localhost';
/** Render threads by their name (apps/shell, start-pool). */
const RENDER = 'render';
const MAIN = 'MainThread';

interface Throughput {
  readonly pagesPerSecond: number;
  /** CPU a page in ms: of render threads, of the main thread, of V8's helpers, and of the visitors and the API's stand-in. */
  readonly renderMs: number;
  readonly mainMs: number;
  readonly helpersMs: number;
  readonly restMs: number;
}

/** Each visitor has pages of its own, since equal concurrent requests share one render. */
async function measureThroughput(shell: Target, api: Target, paths: readonly string[]): Promise<Throughput> {
  const headers = { accept: 'text/html', cookie: 'hp_locale=de', 'accept-encoding': 'identity' };
  const visit = (count: number) =>
    Promise.all(
      Array.from({ length: VISITORS }, (_, visitor) => {
        const own = paths.filter((_path, index) => index % VISITORS === visitor);
        const requests = own.map((path): BenchRequest => ({ method: 'GET', path, headers }));
        return sendRequests(shell.port, requests, { connections: 1, count });
      }),
    );
  await visit(WARM_UP);
  const cpu = () => ({
    shell: readThreadSeconds(shell.pid),
    rest: readCpuSeconds(api.pid) + readCpuSeconds(process.pid),
  });
  const before = cpu();
  const sent = await visit(COUNT);
  const after = cpu();
  const pages = sent.reduce((sum, { answers }) => sum + answers, 0);
  const perPage = (seconds: number) => (seconds * 1000) / pages;
  const used = (name: string) => (after.shell.get(name) ?? 0) - (before.shell.get(name) ?? 0);
  const all = [...after.shell.keys()].reduce((sum, name) => sum + used(name), 0);
  return {
    pagesPerSecond: pages / Math.max(...sent.map(({ seconds }) => seconds)),
    renderMs: perPage(used(RENDER)),
    mainMs: perPage(used(MAIN)),
    helpersMs: perPage(all - used(RENDER) - used(MAIN)),
    restMs: perPage(after.rest - before.rest),
  };
}

const getShellMs = ({ renderMs, mainMs, helpersMs }: Throughput): number => renderMs + mainMs + helpersMs;

const describeCpu = (one: Throughput): string => {
  const [render, main, helpers, rest] = [one.renderMs, one.mainMs, one.helpersMs, one.restMs].map((ms) =>
    ms.toFixed(2),
  );
  return `${Math.round(one.pagesPerSecond)} pages/s at ${render} ms of CPU in render threads, ${main} in the main thread, ${helpers} in V8's helpers, ${rest} outside`;
};

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
        value: getShellMs(one) / getShellMs(two),
        note: 'what a second worker costs the first one; 1: nothing',
      },
    ];
  } finally {
    for (const stop of stops.reverse()) await stop();
  }
}
