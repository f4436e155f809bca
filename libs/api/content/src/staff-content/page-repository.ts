import type { Database } from '@heizplatz/api-platform';
import type { CountryId } from '@heizplatz/country';
import { and, asc, desc, eq, inArray, ne, sql } from 'drizzle-orm';
import { contents, contentVersions } from '../content-pages/schema';

export type ContentRow = typeof contents.$inferSelect;
export type VersionRow = typeof contentVersions.$inferSelect;

export async function findPageRow(db: Database, pageId: number): Promise<ContentRow | undefined> {
  const [row] = await db.select().from(contents).where(eq(contents.id, pageId));
  return row;
}

/** Locked until the transaction ends, so that two who change it come one after the other. */
export async function lockPageRow(tx: Database, pageId: number): Promise<ContentRow | undefined> {
  const [row] = await tx.select().from(contents).where(eq(contents.id, pageId)).for('no key update');
  return row;
}

export const listPagesOfKind = (db: Database, countryId: CountryId, kind: ContentRow['kind']): Promise<ContentRow[]> =>
  db
    .select()
    .from(contents)
    .where(and(eq(contents.countryId, countryId), eq(contents.kind, kind)));

/** The same page in the countries that have it. */
export const listCounterparts = (db: Database, sharedKey: string, kind: ContentRow['kind']): Promise<ContentRow[]> =>
  db
    .select()
    .from(contents)
    .where(and(eq(contents.sharedKey, sharedKey), eq(contents.kind, kind)))
    .orderBy(asc(contents.countryId));

export async function isPathTaken(
  db: Database,
  { countryId, path }: Pick<ContentRow, 'countryId' | 'path'>,
  exceptPageId: number,
): Promise<boolean> {
  const [taken] = await db
    .select({ id: contents.id })
    .from(contents)
    .where(and(eq(contents.countryId, countryId), eq(contents.path, path), ne(contents.id, exceptPageId)));
  return taken !== undefined;
}

/** Undefined: the country has another content at that path. */
export async function insertPage(
  tx: Database,
  row: Pick<ContentRow, 'countryId' | 'kind' | 'path' | 'topic' | 'sharedKey'>,
): Promise<number | undefined> {
  const [added] = await tx.insert(contents).values(row).onConflictDoNothing().returning({ id: contents.id });
  return added?.id;
}

/** Changes the page's own row and raises its version. */
export async function touchPage(tx: Database, pageId: number, changes: Partial<ContentRow> = {}): Promise<void> {
  await tx
    .update(contents)
    .set({ ...changes, version: sql`${contents.version} + 1` })
    .where(eq(contents.id, pageId));
}

/** The newest first; a page has one at least. */
export const findVersions = (db: Database, pageId: number): Promise<VersionRow[]> => findVersionsOfPages(db, [pageId]);

export const findVersionsOfPages = (db: Database, pageIds: readonly number[]): Promise<VersionRow[]> =>
  db
    .select()
    .from(contentVersions)
    .where(inArray(contentVersions.contentId, [...pageIds]))
    .orderBy(desc(contentVersions.number));

export async function lockPlannedVersion(tx: Database, versionId: number): Promise<VersionRow | undefined> {
  const [version] = await tx
    .select()
    .from(contentVersions)
    .where(and(eq(contentVersions.id, versionId), eq(contentVersions.state, 'planned')))
    .for('update');
  return version;
}

export async function updateVersion(tx: Database, versionId: number, changes: Partial<VersionRow>): Promise<void> {
  await tx.update(contentVersions).set(changes).where(eq(contentVersions.id, versionId));
}

/** Its versions go with it. */
export async function deletePageRow(tx: Database, pageId: number): Promise<void> {
  await tx.delete(contents).where(eq(contents.id, pageId));
}
