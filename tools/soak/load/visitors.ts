import { get } from 'node:http';
import { isComplete, visitPage } from '../../bench/visit-page.ts';
import type { RequestLog } from '../request-log.ts';
import type { Load } from './run-load.ts';

const HOSTS = ['localhost', 'at.localhost', 'ch.localhost'];
const ZIP_CODES = { localhost: '10115', 'at.localhost': '1010', 'ch.localhost': '8001' } as const;
const SITEMAPS = ['seiten', 'preise', 'haendler'];
/** Of each sitemap; all of it would be a hundred thousand pages. */
const PATHS_OF_EACH = 60;
const SMALLEST_KG = 3000;
const AMOUNT_STEPS = 400;

/** Addresses of a site's sitemaps, spread evenly. */
async function getPaths(port: number, host: string): Promise<string[]> {
  const files = await Promise.all(SITEMAPS.map((file) => visitPage(`/sitemaps/${file}.xml`, { port, host })));
  return files.flatMap(({ html }) => {
    const paths = [...html.matchAll(/<loc>https?:\/\/[^/]+(\/[^<]*)<\/loc>/g)].map(([, path = '/']) => path);
    const step = Math.max(1, Math.floor(paths.length / PATHS_OF_EACH));
    return paths.filter((_, index) => index % step === 0);
  });
}

/** Pages of the sitemaps in three sites, and offer lists of ever other amounts, which no cache has. */
export async function visitors(port: number): Promise<Load> {
  const sites = await Promise.all(HOSTS.map(async (host) => ({ host, paths: await getPaths(port, host) })));
  let nth = 0;
  return {
    name: 'visitors',
    count: 6,
    pauseMs: 250,
    action: async (log) => {
      const own = (nth += 1);
      const { host, paths } = sites[own % sites.length] ?? { host: 'localhost', paths: ['/'] };
      const path = pickPath(own, host, paths);
      const html = await log.time(getKind(path), async () => {
        const visit = await visitPage(path, { port, host });
        if (!isComplete(visit)) throw new Error(`${host}${path} returned ${visit.status}`);
        return visit.html;
      });
      if (own % 10 === 1) await fetchScripts(html, port, log);
    },
  };
}

function pickPath(nth: number, host: string, paths: readonly string[]): string {
  if (nth % 5 === 0) return offerList(host, nth);
  return nth % 7 === 0 ? '/' : (paths[(nth * 29) % paths.length] ?? '/');
}

const offerList = (host: string, nth: number): string => {
  const zipCode = ZIP_CODES[host as keyof typeof ZIP_CODES];
  return `/holzpellets-lose/angebotsliste?zipCode=${zipCode}&amount=${SMALLEST_KG + 10 * (nth % AMOUNT_STEPS)}`;
};

function getKind(path: string): string {
  if (path === '/') return 'page: home';
  if (path.includes('/angebotsliste')) return 'page: offer list';
  if (path.includes('preise')) return 'page: prices';
  return path.includes('haendler') ? 'page: dealers' : 'page: content';
}

/** The scripts that a page names, as a browser without a cache. */
async function fetchScripts(html: string, port: number, log: RequestLog): Promise<void> {
  for (const [, path = ''] of html.matchAll(/<script[^>]* src="(\/[^"]+)"/g))
    await log.time('script', async () => {
      const status = await getStatus(path, port);
      if (status !== 200) throw new Error(`${path} returned ${status}`);
    });
}

const getStatus = (path: string, port: number): Promise<number> =>
  new Promise((resolve) => {
    get({ host: '127.0.0.1', port, path }, (response) => {
      response.resume();
      response.once('end', () => resolve(response.statusCode ?? 0));
    }).once('error', () => resolve(0));
  });
