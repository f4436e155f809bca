import { type Database, problem } from '@heizplatz/api-platform';
import type { CountryId } from '@heizplatz/country';
import { and, eq, gt, isNull, ne, or, sql } from 'drizzle-orm';
import { contents, contentVersions } from '../content-pages/schema';
import type { ArticleOfCountry, ContentRow } from './article-repository';
import { timeOf } from './news-state';

export interface ArticlePlace {
  readonly countryId: CountryId;
  readonly path: string;
  readonly sharedKey: string;
  readonly topic: string;
}

/** Articles whose planned version has begun since stand in their new place. */
export async function settleArticles(tx: Database, now: Date): Promise<void> {
  await tx.execute(sql`
    update contents set path = coalesce(latest.path, contents.path), topic = coalesce(latest.topic, contents.topic)
    from (select distinct on (content_id) * from content_versions
      where state <> 'draft' and goes_live_at <= ${now.toISOString()}::timestamptz
      order by content_id, goes_live_at desc, number desc) latest
    where contents.id = latest.content_id and contents.kind = 'news' and contents.path <> latest.path`);
}

/** PATH_TAKEN: another article is there, will be, or is written for it. */
export async function refuseTakenPath(
  tx: Database,
  { countryId, path }: ArticlePlace,
  known: ContentRow | undefined,
  now: Date,
): Promise<void> {
  const isNewest = sql`${contentVersions.number} = (select max(n.number) from ${contentVersions} n where n.content_id = ${contents.id})`;
  const [taken] = await tx
    .select({ id: contents.id })
    .from(contents)
    .leftJoin(contentVersions, eq(contentVersions.contentId, contents.id))
    .where(
      and(
        eq(contents.countryId, countryId),
        known && ne(contents.id, known.id),
        or(
          eq(contents.path, path),
          and(eq(contentVersions.path, path), or(isNewest, gt(contentVersions.goesLiveAt, now))),
        ),
      ),
    )
    .limit(1);
  if (taken) throw problem('VALIDATION', { errors: [{ path: 'body.ArticleString', code: 'PATH_TAKEN' }] });
}

/** What was written before versions had a place of their own keeps the article's of then. */
async function keepEarlierPlaces(tx: Database, { id, path, topic, isFeatured }: ContentRow): Promise<void> {
  await tx
    .update(contentVersions)
    .set({ path, topic, isFeatured })
    .where(and(eq(contentVersions.contentId, id), isNull(contentVersions.path)));
}

/** The article's own row; visitors go by the versions'. `isShown`: its new version is seen at once. Answers its id. */
export async function placeArticle(
  tx: Database,
  { countryId, path, sharedKey, topic }: ArticlePlace,
  known: ArticleOfCountry | undefined,
  { isShown, now }: { readonly isShown: boolean; readonly now: Date },
): Promise<number> {
  if (!known) {
    const row = { countryId, kind: 'news', path, topic, sharedKey } as const;
    const [added] = await tx.insert(contents).values(row).returning({ id: contents.id });
    if (!added) throw new Error('an article was not written');
    return added.id;
  }
  await keepEarlierPlaces(tx, known.content);
  const wasSeen = known.versions.some((version) => version.state !== 'draft' && timeOf(version) <= now.getTime());
  await tx
    .update(contents)
    .set({ ...(isShown || !wasSeen ? { path, topic } : {}), sharedKey, version: sql`${contents.version} + 1` })
    .where(eq(contents.id, known.content.id));
  return known.content.id;
}
