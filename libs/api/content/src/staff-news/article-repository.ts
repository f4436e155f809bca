import { type Database, problem } from '@heizplatz/api-platform';
import { and, desc, eq, inArray } from 'drizzle-orm';
import { contents, contentVersions } from '../content-pages/schema';
import type { VersionRow } from './news-state';

export type ContentRow = typeof contents.$inferSelect;

export interface ArticleOfCountry {
  readonly content: ContentRow;
  /** The newest first; never empty. */
  readonly versions: readonly VersionRow[];
}

const isNews = eq(contents.kind, 'news');

/** An article in all countries that have it, itself first. NOT_FOUND: none. */
export async function readArticle(
  db: Database,
  newsId: number,
): Promise<readonly [ArticleOfCountry, ...ArticleOfCountry[]]> {
  const [own] = await db
    .select()
    .from(contents)
    .where(and(eq(contents.id, newsId), isNews));
  if (!own) throw problem('NOT_FOUND');
  const rows =
    own.sharedKey === null
      ? [own]
      : await db
          .select()
          .from(contents)
          .where(and(eq(contents.sharedKey, own.sharedKey), isNews));
  const ids = rows.map(({ id }) => id);
  const versions = await db
    .select()
    .from(contentVersions)
    .where(inArray(contentVersions.contentId, ids))
    .orderBy(desc(contentVersions.number));
  const withVersions = (content: ContentRow): ArticleOfCountry => ({
    content,
    versions: versions.filter(({ contentId }) => contentId === content.id),
  });
  return [withVersions(own), ...rows.filter(({ id }) => id !== own.id).map(withVersions)];
}

/** Raised by every change in any of its countries. */
export const versionOfArticle = (article: readonly ArticleOfCountry[]): number =>
  article.reduce((sum, { content }) => sum + content.version, 0);
