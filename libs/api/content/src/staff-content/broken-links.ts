import type { Database, ServedPattern } from '@heizplatz/api-platform';
import type { StoredBlock } from '@heizplatz/contract';
import type { CountryId } from '@heizplatz/country';
import { findRedirect, listVisible } from '../content-pages/content-repository';
import { NEWS_ARTICLES, getOwnerByPath } from './reserved-paths';

interface InternalLink {
  readonly Href: string;
  /** What stands in the link. */
  readonly Text: string;
}

/** Every link of a page to a path of its own site, in their order. */
export function ownLinks(blocks: readonly StoredBlock[]): InternalLink[] {
  const links: InternalLink[] = [];
  JSON.stringify(blocks, (_, value: unknown) => {
    if (typeof value !== 'object' || value === null || !('Href' in value)) return value;
    const text = 'LinkText' in value ? value.LinkText : 'Text' in value ? value.Text : '';
    if (typeof value.Href === 'string' && value.Href.startsWith('/'))
      links.push({ Href: value.Href, Text: typeof text === 'string' ? text : '' });
    return value;
  });
  return links;
}

const getPath = (href: string): string => {
  const path = href.split(/[?#]/)[0] ?? '';
  return path.length > 1 ? path.replace(/(?<!\/)\/+$/, '') : path;
};

/** News articles are content, so that their owner does not vouch for them. */
const isVouchedFor = (path: string, served: readonly ServedPattern[]): boolean => {
  const pattern = getOwnerByPath(path, served)?.pattern;
  return pattern !== undefined && pattern !== NEWS_ARTICLES;
};

/** Links to own paths that do not resolve: no visible page, no screen of the app, no redirect. */
export async function brokenLinks(
  db: Database,
  blocks: readonly StoredBlock[],
  { countryId, now, served = [] }: { countryId: CountryId; now: Date; served?: readonly ServedPattern[] },
): Promise<InternalLink[]> {
  const requests = ownLinks(blocks).filter(({ Href }) => !isVouchedFor(getPath(Href), served));
  if (requests.length === 0) return [];
  const visible = new Set((await listVisible(db, { countryId, now })).map(({ path }) => path));
  const broken: InternalLink[] = [];
  for (const link of requests) {
    const path = getPath(link.Href);
    if (!visible.has(path) && (await findRedirect(db, { countryId, path, now })) === undefined) broken.push(link);
  }
  return broken;
}
