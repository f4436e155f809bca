import { get } from 'node:http';
import { median, type Figure } from '../figure.ts';
import type { Target } from '../load.ts';
import { startHouse } from '../start-house.ts';

const VISITORS = 50;
const SECONDS = 30;
const HOSTS = ['localhost', 'at.localhost', 'ch.localhost'];

interface Visit {
  readonly ms: number;
  readonly isGood: boolean;
}

/** Node does not resolve *.localhost, so the Host header names the site. */
function visit(port: number, host: string, path: string): Promise<Visit & { html: string }> {
  const start = performance.now();
  return new Promise((resolve) => {
    const headers = { host: `${host}:${port}`, 'accept-encoding': 'identity', cookie: 'hp_locale=de' };
    const failed = () => resolve({ ms: performance.now() - start, isGood: false, html: '' });
    get({ host: '127.0.0.1', port, path, headers, timeout: 10_000 }, (response) => {
      let html = '';
      response.setEncoding('utf8').on('data', (chunk: string) => (html += chunk));
      response.once('end', () => {
        const isGood = response.statusCode === 200 && html.endsWith('</html>');
        resolve({ ms: performance.now() - start, isGood, html });
      });
      response.once('error', failed);
    })
      .once('error', failed)
      .once('timeout', failed);
  });
}

/** Addresses of a site's sitemap, spread evenly: whatever may be found is visited. */
async function pathsOf(port: number, host: string): Promise<string[]> {
  const files = await Promise.all(
    ['seiten', 'preise', 'haendler'].map(async (file) => (await visit(port, host, `/sitemaps/${file}.xml`)).html),
  );
  return files.flatMap((xml) => {
    const paths = [...xml.matchAll(/<loc>https?:\/\/[^/]+(\/[^<]*)<\/loc>/g)].map(([, path = '/']) => path);
    const step = Math.max(1, Math.floor(paths.length / 40));
    return paths.filter((_, index) => index % step === 0);
  });
}

async function measure({ port }: Target): Promise<Figure[]> {
  const sites = await Promise.all(HOSTS.map(async (host) => ({ host, paths: await pathsOf(port, host) })));
  const until = performance.now() + SECONDS * 1000;
  const visits: Visit[] = [];
  const bad = new Set<string>();
  await Promise.all(
    Array.from({ length: VISITORS }, async (_, visitor) => {
      for (let step = 0; performance.now() < until; step++) {
        const { host, paths } = sites[(visitor + step) % sites.length] ?? { host: 'localhost', paths: ['/'] };
        const path = paths[(visitor * 17 + step * 29) % paths.length] ?? '/';
        const { ms, isGood } = await visit(port, host, path);
        visits.push({ ms, isGood });
        if (!isGood) bad.add(`${host}${path}`);
      }
    }),
  );
  const failed = visits.filter(({ isGood }) => !isGood).length;
  const sorted = visits.map(({ ms }) => ms).sort((a, b) => a - b);
  const p99 = sorted[Math.floor(sorted.length * 0.99)] ?? NaN;
  return [
    {
      name: `${VISITORS} visitors over all public pages, ${SECONDS} s`,
      against: 'requests that failed',
      value: failed,
      unit: 'requests',
      target: { atMost: 0 },
      note: `${Math.round(visits.length / SECONDS)} pages/s, median ${Math.round(median(sorted))} ms, 99 % within ${Math.round(p99)} ms; ${[...bad].slice(0, 5).join(' ')}`,
    },
  ];
}

/** Pages of the sitemaps in three sites, asked by many visitors at once who do not wait between them. */
export async function row(): Promise<readonly Figure[]> {
  const { shell, stop } = await startHouse();
  try {
    return await measure(shell);
  } finally {
    await stop();
  }
}
