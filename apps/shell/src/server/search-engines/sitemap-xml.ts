import { Readable } from 'node:stream';
import { ErrorLevel, SitemapIndexStream, SitemapStream } from 'sitemap';

/** One address of a sitemap; the day is ISO, absent where it is unknown. */
export interface SitemapEntry {
  readonly path: string;
  readonly changedAt?: string;
}

const LEVEL = ErrorLevel.THROW;
/** Nothing of a page but its address and day is included. */
const XMLNS = { news: false, xhtml: false, image: false, video: false };
/** The library writes no file without an address. */
const EMPTY =
  '<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"></urlset>';

/** sitemaps.org 0.9; at most 50,000 addresses a file. */
export function sitemapXml(origin: string, entries: readonly SitemapEntry[]): Readable {
  if (entries.length === 0) return Readable.from([EMPTY]);
  const urls = entries.map(({ path, changedAt }) => ({ url: path, ...(changedAt && { lastmod: changedAt }) }));
  return Readable.from(urls).pipe(new SitemapStream({ hostname: origin, xmlns: XMLNS, level: LEVEL }));
}

export const sitemapIndexXml = (origin: string, paths: readonly string[]): Readable =>
  Readable.from(paths.map((path) => ({ url: origin + path }))).pipe(new SitemapIndexStream({ level: LEVEL }));
