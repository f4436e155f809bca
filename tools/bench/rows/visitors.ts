import { median, type Metric } from '../metric.ts';
import { LIMITS } from '../limits.ts';
import type { Target } from '../load.ts';
import { startSystem } from '../start-system.ts';
import { isComplete, percentile, visitPage } from '../visit-page.ts';

const VISITORS = 50;
const SECONDS = 30;
const HOSTS = ['localhost', 'at.localhost', 'ch.localhost'];

/** Addresses of a site's sitemap, spread evenly: every indexable page is visited. */
async function getPaths(port: number, host: string): Promise<string[]> {
  const files = await Promise.all(
    ['seiten', 'preise', 'haendler'].map(
      async (file) => (await visitPage(`/sitemaps/${file}.xml`, { port, host })).html,
    ),
  );
  return files.flatMap((xml) => {
    const paths = [...xml.matchAll(/<loc>https?:\/\/[^/]+(\/[^<]*)<\/loc>/g)].map(([, path = '/']) => path);
    const step = Math.max(1, Math.floor(paths.length / 40));
    return paths.filter((_, index) => index % step === 0);
  });
}

async function measure({ port }: Target): Promise<Metric[]> {
  const sites = await Promise.all(HOSTS.map(async (host) => ({ host, paths: await getPaths(port, host) })));
  const until = performance.now() + SECONDS * 1000;
  const times: number[] = [];
  let failed = 0;
  const bad = new Set<string>();
  await Promise.all(
    Array.from({ length: VISITORS }, async (_, visitor) => {
      for (let step = 0; performance.now() < until; step++) {
        const { host, paths } = sites[(visitor + step) % sites.length] ?? { host: 'localhost', paths: ['/'] };
        const path = paths[(visitor * 17 + step * 29) % paths.length] ?? '/';
        const visit = await visitPage(path, { port, host });
        times.push(visit.ms);
        if (isComplete(visit)) continue;
        failed++;
        bad.add(`${host}${path}`);
      }
    }),
  );
  return [
    {
      name: `${VISITORS} visitors over all public pages, ${SECONDS} s`,
      against: 'requests that failed',
      value: failed,
      unit: 'requests',
      target: LIMITS['50 visitors, requests that failed'],
      note: `${Math.round(times.length / SECONDS)} pages/s, median ${Math.round(median(times))} ms, 99 % within ${Math.round(percentile(times, 99))} ms; ${[...bad].slice(0, 5).join(' ')}`,
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
