import { PRODUCT_GROUPS, productPagePath } from '@heizplatz/calculator';
import type { StoredBlock } from '@heizplatz/contract';
import { SEARCH_PATH } from '@heizplatz/routes';
import type { VisibleContent } from '../content-pages/visible-content-repository';
import { OWN_PAGES } from '../staff-menus/known-paths';
import type { Match } from './match';
import { hasText } from './has-text';

/** Fields of a block that are not visible text. */
const UNREAD = ['Kind', 'Href', 'MediaKey', 'Style'];

const extractText = (blocks: readonly StoredBlock[]): string =>
  JSON.stringify(blocks, (key, value: unknown) => (UNREAD.includes(key) ? undefined : value));

/** 0: the title matches, 1: the description, 2: the text; null: no match. */
function computeRank({ title, description, blocks }: VisibleContent, terms: readonly string[]): number | null {
  if (hasText(title, terms)) return 0;
  if (hasText(`${title} ${description}`, terms)) return 1;
  return hasText(`${title} ${description} ${extractText(blocks)}`, terms) ? 2 : null;
}

/** Contents that contain the words; matches in the title first. */
const findContents = (contents: readonly VisibleContent[], terms: readonly string[]): Match[] =>
  contents
    .flatMap((content) => {
      const rank = computeRank(content, terms);
      return rank === null ? [] : [{ content, rank }];
    })
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ content: { title, description, path } }) => ({ Title: title, Note: description, Path: path }));

/** Pages that are found in other ways: the search itself, and the goods by their names. */
const SEARCHED_ELSEWHERE = [SEARCH_PATH, ...Object.values(PRODUCT_GROUPS).map(productPagePath)];

/** Pages of the site by their titles, then content pages. */
export function findPages(contents: readonly VisibleContent[], terms: readonly string[]): Match[] {
  const own = OWN_PAGES.filter(([, title]) => hasText(title, terms)).map(([Path, Title]) => ({
    Title,
    Note: '',
    Path,
  }));
  const written = contents.filter(({ kind }) => kind !== 'news');
  return [...own, ...findContents(written, terms)].filter(({ Path }) => !SEARCHED_ELSEWHERE.includes(Path));
}

export const findNews = (contents: readonly VisibleContent[], terms: readonly string[]): Match[] =>
  findContents(
    contents.filter(({ kind }) => kind === 'news'),
    terms,
  );
