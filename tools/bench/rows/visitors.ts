import type { Metric } from '../metric.ts';
import { LIMITS } from '../limits.ts';
import type { Target } from '../load.ts';
import { startSystem } from '../start-system.ts';
import { percentile } from '../visit-page.ts';
import { describeCrowd, visitAtOnce } from '../visitors/crowd.ts';
import { getSitemaps, HOSTS, type PublicPage, spread } from '../visitors/public-pages.ts';

const VISITORS = 50;
const SECONDS = 30;
const MANY_VISITORS = 200;
const MANY_SECONDS = 15;
/** Of each sitemap of each site, beside those that the other visitors request. */
const NEW_PAGES = 150;

interface SitePages {
  readonly host: string;
  readonly paths: readonly string[];
}

/** Each visitor goes through the sites and their pages in another order. */
function getTour(sites: readonly SitePages[], seconds: number) {
  const until = performance.now() + seconds * 1000;
  return (visitor: number, step: number): PublicPage | null => {
    if (performance.now() >= until) return null;
    const { host, paths } = sites[(visitor + step) % sites.length] ?? { host: 'localhost', paths: ['/'] };
    return { host, path: paths[(visitor * 17 + step * 29) % paths.length] ?? '/' };
  };
}

/** Pages of all sites in turn, each once. */
function getEachOnce(sites: readonly SitePages[]) {
  const longest = Math.max(...sites.map(({ paths }) => paths.length));
  const pages = Array.from({ length: longest }, (_, index) =>
    sites.flatMap(({ host, paths }) => (paths[index] === undefined ? [] : [{ host, path: paths[index] }])),
  ).flat();
  let at = 0;
  return (): PublicPage | null => pages[at++] ?? null;
}

async function measure({ port }: Target): Promise<Metric[]> {
  const sites = await Promise.all(HOSTS.map(async (host) => ({ host, lists: await getSitemaps(port, host) })));
  const visited = sites.map(({ host, lists }) => ({ host, paths: spread(lists, 40) }));
  const unvisited = sites.map(({ host, lists }, site) => {
    const known = new Set(visited[site]?.paths);
    return { host, paths: spread(lists, NEW_PAGES).filter((path) => !known.has(path)) };
  });
  const crowd = await visitAtOnce(port, VISITORS, getTour(visited, SECONDS));
  const many = await visitAtOnce(port, MANY_VISITORS, getTour(visited, MANY_SECONDS));
  const cold = await visitAtOnce(port, VISITORS, getEachOnce(unvisited));
  const name = `${VISITORS} visitors over all public pages, ${SECONDS} s`;
  const coldName = `${VISITORS} visitors, public pages that nobody had requested, each once`;
  return [
    {
      ...{ name, against: 'requests that failed', value: crowd.failed.length, unit: 'requests' },
      ...{ target: LIMITS['50 visitors, requests that failed'], note: describeCrowd(crowd) },
    },
    {
      ...{ name, against: '99th percentile', value: percentile(crowd.times, 99), unit: 'ms' },
      ...{ target: LIMITS['50 visitors, 99th percentile'], note: 'most of them cached' },
    },
    {
      ...{ name, against: '3,000 pages a second', value: crowd.pagesPerSecond, unit: 'pages/s' },
      ...{
        target: LIMITS['50 visitors, pages a second'],
        note: 'visitors, API and database share the machine with the shell',
      },
    },
    {
      ...{ name: `${MANY_VISITORS} visitors, ${MANY_SECONDS} s`, against: 'requests that failed' },
      ...{ value: many.failed.length, unit: 'requests', target: LIMITS['200 visitors, requests that failed'] },
      note: describeCrowd(many),
    },
    {
      ...{ name: coldName, against: 'requests that failed', value: cold.failed.length, unit: 'requests' },
      ...{ target: LIMITS['50 visitors on new pages, requests that failed'], note: describeCrowd(cold) },
    },
    {
      ...{ name: coldName, against: '99th percentile', value: percentile(cold.times, 99), unit: 'ms' },
      note: 'each is rendered, and its calls are computed',
    },
  ];
}

/** Pages of the sitemaps in three sites, requested by many concurrent visitors who do not wait between them. */
export async function row(): Promise<readonly Metric[]> {
  const { shell, stop } = await startSystem();
  try {
    return await measure(shell);
  } finally {
    await stop();
  }
}
