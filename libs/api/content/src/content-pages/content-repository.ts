import type { Database } from '@heizplatz/api-platform';
import type { CountryId } from '@heizplatz/country';
import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, lte, ne, or } from 'drizzle-orm';
import { contentRedirects, contents, contentVersions, media, menuEntries, announcements } from './schema';
import { movedArticle, findVisibleContents, type VisibleContent } from './visible-content-repository';

interface Query {
  readonly countryId: CountryId;
  readonly now: Date;
}

/** A page that is no news article; undefined: there is none now. */
export async function findVisiblePage(
  db: Database,
  { countryId, path, now }: Query & { path: string },
): Promise<VisibleContent | undefined> {
  const [row] = await findVisibleContents(db, now).rows(
    eq(contents.countryId, countryId),
    eq(contents.path, path),
    ne(contents.kind, 'news'),
  );
  return row;
}

/** The same page in the countries that show it now; of a page that no other country has, itself alone. */
export async function listAlternates(db: Database, page: VisibleContent, now: Date) {
  if (page.sharedKey === null) return [{ CountryId: page.countryId, Path: page.path }];
  const rows = await findVisibleContents(db, now)
    .rows(eq(contents.sharedKey, page.sharedKey), eq(contents.kind, page.kind))
    .orderBy(asc(contents.countryId));
  return rows.map(({ countryId, path }) => ({ CountryId: countryId, Path: path }));
}

/** Info pages in the order in which they were made. */
export const listInfoPages = (db: Database, { countryId, now }: Query): Promise<VisibleContent[]> =>
  findVisibleContents(db, now)
    .rows(eq(contents.countryId, countryId), eq(contents.kind, 'info'))
    .orderBy(asc(contents.id));

/** All visible contents of a country, by path. */
export const listVisible = (db: Database, { countryId, now }: Query): Promise<VisibleContent[]> =>
  findVisibleContents(db, now).rows(eq(contents.countryId, countryId)).orderBy(asc(contents.path));

/** Of a legal text what anybody could see by now, the newest first; of several from one day the last. */
export function listLegalVersions(db: Database, contentId: number, now: Date) {
  return db
    .selectDistinctOn([contentVersions.validFrom], {
      title: contentVersions.title,
      description: contentVersions.description,
      pictureKey: contentVersions.pictureKey,
      blocks: contentVersions.blocks,
      validFrom: contentVersions.validFrom,
    })
    .from(contentVersions)
    .where(
      and(
        eq(contentVersions.contentId, contentId),
        inArray(contentVersions.state, ['live', 'planned']),
        isNotNull(contentVersions.validFrom),
        lte(contentVersions.goesLiveAt, now),
      ),
    )
    .orderBy(desc(contentVersions.validFrom), desc(contentVersions.goesLiveAt));
}

/** Where what was at a path is now; undefined: it did not move. */
export async function findRedirect(
  db: Database,
  { countryId, path, now }: Query & { path: string },
): Promise<string | undefined> {
  const [row] = await db
    .select({ toPath: contentRedirects.toPath })
    .from(contentRedirects)
    .where(and(eq(contentRedirects.countryId, countryId), eq(contentRedirects.fromPath, path)));
  return (await movedArticle(db, { countryId, path: row?.toPath ?? path, now })) ?? row?.toPath;
}

export const listMenu = (db: Database, countryId: CountryId, menu: string) =>
  db
    .select({ text: menuEntries.text, href: menuEntries.href })
    .from(menuEntries)
    .where(and(eq(menuEntries.countryId, countryId), eq(menuEntries.menu, menu), eq(menuEntries.isHidden, false)))
    .orderBy(asc(menuEntries.position));

export const listAnnouncements = (db: Database, { countryId, now, place }: Query & { place: string }) =>
  db
    .select()
    .from(announcements)
    .where(
      and(
        eq(announcements.countryId, countryId),
        eq(announcements.place, place),
        eq(announcements.isDraft, false),
        lte(announcements.startsAt, now),
        or(isNull(announcements.endsAt), gt(announcements.endsAt, now)),
      ),
    )
    .orderBy(asc(announcements.startsAt), asc(announcements.id));

export type MediaRow = typeof media.$inferSelect;

export async function findMedia(db: Database, keys: readonly string[]): Promise<ReadonlyMap<string, MediaRow>> {
  if (keys.length === 0) return new Map();
  const rows = await db
    .select()
    .from(media)
    .where(inArray(media.key, [...new Set(keys)]));
  return new Map(rows.map((row) => [row.key, row]));
}
