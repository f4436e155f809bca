import type { Database } from '@heizplatz/api-platform';
import type { CountryId } from '@heizplatz/country';
import { and, desc, eq, gt, inArray, isNull, ne, or, sql } from 'drizzle-orm';
import { contents, contentVersions } from '../content-pages/schema';

export type ContentRow = typeof contents.$inferSelect;
export type VersionRow = typeof contentVersions.$inferSelect;

const isNews = eq(contents.kind, 'news');

export async function findArticleContent(db: Database, newsId: number): Promise<ContentRow | undefined> {
  const [row] = await db
    .select()
    .from(contents)
    .where(and(eq(contents.id, newsId), isNews));
  return row;
}

/** The same article in the countries that have it. */
export const listArticleContents = (db: Database, sharedKey: string): Promise<ContentRow[]> =>
  db
    .select()
    .from(contents)
    .where(and(eq(contents.sharedKey, sharedKey), isNews));

/** The newest first. */
export const listVersions = (db: Database, contentIds: readonly number[]): Promise<VersionRow[]> =>
  db
    .select()
    .from(contentVersions)
    .where(inArray(contentVersions.contentId, [...contentIds]))
    .orderBy(desc(contentVersions.number));

export async function isSharedKeyTaken(db: Database, sharedKey: string): Promise<boolean> {
  const [taken] = await db.select({ id: contents.id }).from(contents).where(eq(contents.sharedKey, sharedKey)).limit(1);
  return taken !== undefined;
}

/** Whether another article is at a path, will be, or is written for it. */
export async function isPathTaken(
  db: Database,
  { countryId, path }: { readonly countryId: CountryId; readonly path: string },
  known: ContentRow | undefined,
  now: Date,
): Promise<boolean> {
  const isNewest = sql`${contentVersions.number} = (select max(n.number) from ${contentVersions} n where n.content_id = ${contents.id})`;
  const [taken] = await db
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
  return taken !== undefined;
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

/** Returns its id. */
export async function insertArticle(
  tx: Database,
  row: Omit<typeof contents.$inferInsert, 'id' | 'kind' | 'version'>,
): Promise<number> {
  const [added] = await tx
    .insert(contents)
    .values({ ...row, kind: 'news' })
    .returning({ id: contents.id });
  if (!added) throw new Error('an article was not written');
  return added.id;
}

/** Raises its version. */
export async function updateArticle(
  tx: Database,
  id: number,
  changes: Partial<Pick<ContentRow, 'path' | 'topic' | 'sharedKey'>>,
): Promise<void> {
  await tx
    .update(contents)
    .set({ ...changes, version: sql`${contents.version} + 1` })
    .where(eq(contents.id, id));
}

/** Versions that were written before versions had a place of their own get the article's. */
export async function fillPlaces(tx: Database, { id, path, topic, isFeatured }: ContentRow): Promise<void> {
  await tx
    .update(contentVersions)
    .set({ path, topic, isFeatured })
    .where(and(eq(contentVersions.contentId, id), isNull(contentVersions.path)));
}

/** Versions that were planned are drafts again. */
export async function unplanVersions(tx: Database, contentId: number, now: Date): Promise<void> {
  await tx
    .update(contentVersions)
    .set({ state: 'draft', goesLiveAt: null })
    .where(and(eq(contentVersions.contentId, contentId), sql`${contentVersions.goesLiveAt} > ${now.toISOString()}`));
}
