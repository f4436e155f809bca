import { type Database, problem } from '@heizplatz/api-platform';
import {
  type ContentRow,
  findArticleContent,
  listArticleContents,
  listVersions,
  type VersionRow,
} from './article-repository';

export interface ArticleOfCountry {
  readonly content: ContentRow;
  /** The newest first; never empty. */
  readonly versions: readonly VersionRow[];
}

/** An article in all countries that have it, itself first. NOT_FOUND: none. */
export async function readArticle(
  db: Database,
  newsId: number,
): Promise<readonly [ArticleOfCountry, ...ArticleOfCountry[]]> {
  const own = await findArticleContent(db, newsId);
  if (!own) throw problem('NOT_FOUND');
  const rows = own.sharedKey === null ? [own] : await listArticleContents(db, own.sharedKey);
  const versions = await listVersions(
    db,
    rows.map(({ id }) => id),
  );
  const addVersions = (content: ContentRow): ArticleOfCountry => ({
    content,
    versions: versions.filter(({ contentId }) => contentId === content.id),
  });
  return [addVersions(own), ...rows.filter(({ id }) => id !== own.id).map(addVersions)];
}

/** Raised by every change in any of its countries. */
export const getArticleVersion = (article: readonly ArticleOfCountry[]): number =>
  article.reduce((sum, { content }) => sum + content.version, 0);
