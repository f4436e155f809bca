import type { Database } from '@heizplatz/api-platform';
import type { CountryId } from '@heizplatz/country';
import { and, desc, eq, lte, ne, sql, type SQL } from 'drizzle-orm';
import { contents, contentVersions } from './schema';

/** What visitors see of contents now: of each the version that went live last, and none of those withdrawn by it. */
export function findVisibleContents(db: Database, now: Date) {
  const latest = db
    .selectDistinctOn([contentVersions.contentId], {
      contentId: contentVersions.contentId,
      state: contentVersions.state,
      path: contentVersions.path,
      topic: contentVersions.topic,
      isFeatured: contentVersions.isFeatured,
      title: contentVersions.title,
      description: contentVersions.description,
      pictureKey: contentVersions.pictureKey,
      blocks: contentVersions.blocks,
      validFrom: contentVersions.validFrom,
      goesLiveAt: contentVersions.goesLiveAt,
      firstLiveAt: sql<Date>`min(${contentVersions.goesLiveAt}) over (partition by ${contentVersions.contentId})`
        .mapWith(contentVersions.goesLiveAt)
        .as('first_live_at'),
    })
    .from(contentVersions)
    .where(and(ne(contentVersions.state, 'draft'), lte(contentVersions.goesLiveAt, now)))
    .orderBy(contentVersions.contentId, desc(contentVersions.goesLiveAt), desc(contentVersions.number))
    .as('latest');
  /** For articles from the visible version. */
  const place = {
    path: sql<string>`coalesce(${latest.path}, ${contents.path})`,
    topic: sql<string | null>`coalesce(${latest.topic}, ${contents.topic})`,
    isFeatured: sql<boolean>`coalesce(${latest.isFeatured}, ${contents.isFeatured})`,
  };
  const rows = (...conditions: (SQL | undefined)[]) =>
    db
      .select({
        id: contents.id,
        countryId: contents.countryId,
        kind: contents.kind,
        path: place.path.as('shown_path'),
        topic: place.topic.as('shown_topic'),
        sharedKey: contents.sharedKey,
        isFeatured: place.isFeatured.as('shown_is_featured'),
        title: latest.title,
        description: latest.description,
        pictureKey: latest.pictureKey,
        blocks: latest.blocks,
        validFrom: latest.validFrom,
        goesLiveAt: sql<Date>`${latest.goesLiveAt}`.mapWith(contentVersions.goesLiveAt),
        firstLiveAt: latest.firstLiveAt,
      })
      .from(contents)
      .innerJoin(latest, eq(latest.contentId, contents.id))
      .where(and(ne(latest.state, 'withdrawn'), ...conditions))
      .$dynamic();
  return { latest, place, rows };
}

export type VisibleContent = Awaited<ReturnType<ReturnType<typeof findVisibleContents>['rows']>>[number];

/** Undefined: visitors do not see it now. */
export async function findShownContent(db: Database, id: number, now: Date): Promise<VisibleContent | undefined> {
  const [row] = await findVisibleContents(db, now).rows(eq(contents.id, id));
  return row;
}

/** Where an article is that was seen at a path before; its versions know. Undefined: none was, or none is now. */
export async function movedArticle(
  db: Database,
  { countryId, path, now }: { readonly countryId: CountryId; readonly path: string; readonly now: Date },
): Promise<string | undefined> {
  const [earlier] = await db
    .select({ id: contents.id })
    .from(contentVersions)
    .innerJoin(contents, eq(contents.id, contentVersions.contentId))
    .where(
      and(
        eq(contents.countryId, countryId),
        eq(contentVersions.path, path),
        ne(contentVersions.state, 'draft'),
        lte(contentVersions.goesLiveAt, now),
      ),
    )
    .orderBy(desc(contentVersions.goesLiveAt), desc(contentVersions.id))
    .limit(1);
  if (!earlier) return undefined;
  const view = await findShownContent(db, earlier.id, now);
  return view?.path === path ? undefined : view?.path;
}
