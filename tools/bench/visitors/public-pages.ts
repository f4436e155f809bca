import { visitPage } from '../visit-page.ts';

export interface PublicPage {
  readonly host: string;
  readonly path: string;
}

/** The three sites. */
export const HOSTS = ['localhost', 'at.localhost', 'ch.localhost'] as const;

const SITEMAPS = ['seiten', 'preise', 'haendler'] as const;

/** A site's indexable pages, by sitemap. */
export async function getSitemaps(port: number, host: string): Promise<readonly (readonly string[])[]> {
  const files = await Promise.all(
    SITEMAPS.map(async (file) => (await visitPage(`/sitemaps/${file}.xml`, { port, host })).html),
  );
  return files.map((xml) => [...xml.matchAll(/<loc>https?:\/\/[^/]+(\/[^<]*)<\/loc>/g)].map(([, path = '/']) => path));
}

/** So many of each list or all, spread evenly. */
export const spread = (lists: readonly (readonly string[])[], count: number): string[] =>
  lists.flatMap((paths) => {
    const step = Math.max(1, Math.floor(paths.length / count));
    return paths.filter((_, index) => index % step === 0);
  });
