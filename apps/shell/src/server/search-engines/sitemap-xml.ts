/** One address of a sitemap; the day is ISO, absent where nobody knows it. */
export interface SitemapEntry {
  readonly path: string;
  readonly changedAt?: string;
}

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};
const escapeXml = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign);
const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

const entryXml = (origin: string, { path, changedAt }: SitemapEntry): string =>
  `<loc>${escapeXml(origin + path)}</loc>${changedAt ? `<lastmod>${escapeXml(changedAt)}</lastmod>` : ''}`;

/** sitemaps.org 0.9; at most 50,000 addresses a file. */
export const sitemapXml = (origin: string, entries: readonly SitemapEntry[]): string =>
  `${HEAD}<urlset ${NAMESPACE}>\n${entries.map((entry) => `<url>${entryXml(origin, entry)}</url>\n`).join('')}</urlset>\n`;

export const sitemapIndexXml = (origin: string, paths: readonly string[]): string =>
  `${HEAD}<sitemapindex ${NAMESPACE}>\n${paths.map((path) => `<sitemap>${entryXml(origin, { path })}</sitemap>\n`).join('')}</sitemapindex>\n`;
