import { type CallContext, type Database, problem, siteOrigin } from '@heizplatz/api-platform';
import type { StaffPage } from '@heizplatz/contract';
import { and, asc, eq } from 'drizzle-orm';
import { contentRedirects, contents } from '../content-pages/schema';
import { brokenLinks } from './broken-links';
import { type ContentRow, findPage, stateOf, type VersionRow, versionsOf } from './page-repository';
import { isFixedPath } from './reserved-paths';

type Around = Pick<CallContext, 'clock' | 'services'>;

/** The version that visitors see: the one that went live last. */
export function shownVersion(versions: readonly VersionRow[], now: Date): VersionRow | undefined {
  const live = versions.filter(
    ({ state, goesLiveAt }) => state !== 'draft' && goesLiveAt !== null && goesLiveAt <= now,
  );
  const [last] = live.sort((a, b) => Number(b.goesLiveAt) - Number(a.goesLiveAt) || b.number - a.number);
  return last?.state === 'withdrawn' ? undefined : last;
}

async function countriesOf(db: Database, { id, countryId, sharedKey, kind }: ContentRow) {
  if (sharedKey === null) return [{ CountryId: countryId, PageId: id }];
  const rows = await db
    .select()
    .from(contents)
    .where(and(eq(contents.sharedKey, sharedKey), eq(contents.kind, kind)))
    .orderBy(asc(contents.countryId));
  return rows.map((row) => ({ CountryId: row.countryId, PageId: row.id }));
}

async function movedFrom(db: Database, { countryId, path }: ContentRow): Promise<string[]> {
  const rows = await db
    .select()
    .from(contentRedirects)
    .where(and(eq(contentRedirects.countryId, countryId), eq(contentRedirects.toPath, path)))
    .orderBy(asc(contentRedirects.fromPath));
  return rows.map(({ fromPath }) => fromPath);
}

/** The origin of a country's site. */
/** A page for editors. NOT_FOUND: none. */
export async function presentStaffPage(db: Database, pageId: number, { clock, services }: Around): Promise<StaffPage> {
  const now = clock();
  const page = await findPage(db, pageId);
  const versions = await versionsOf(db, pageId);
  const [newest] = versions;
  if (!newest) throw problem('NOT_FOUND');
  const shown = shownVersion(versions, now);
  return {
    ...{ Id: page.id, Version: page.version, CountryId: page.countryId, Kind: page.kind, Path: page.path },
    ...{ Topic: page.topic, Title: newest.title, Description: newest.description, ValidFrom: newest.validFrom },
    PictureKey: newest.pictureKey,
    State: stateOf(newest, now),
    GoesLiveAt: newest.goesLiveAt?.toISOString() ?? null,
    Blocks: newest.blocks,
    IsPathFixed: page.kind === 'news' || isFixedPath(page.path),
    IsShown: shown !== undefined,
    Address: siteOrigin(page.countryId, services.config) + page.path,
    Versions: versions.map((version) => ({
      ...{ Number: version.number, State: stateOf(version, now), Title: version.title, Author: version.authorName },
      CreatedAt: version.createdAt.toISOString(),
      GoesLiveAt: version.goesLiveAt?.toISOString() ?? null,
      ValidFrom: version.validFrom,
      IsShown: version.id === shown?.id,
    })),
    MovedFrom: await movedFrom(db, page),
    Countries: await countriesOf(db, page),
    BrokenLinks: await brokenLinks(db, newest.blocks, { countryId: page.countryId, now }),
  };
}

/** Whether visitors have ever seen the page. */
export const wasEverShown = (versions: readonly VersionRow[], now: Date): boolean =>
  versions.some(({ state, goesLiveAt }) => state !== 'draft' && goesLiveAt !== null && goesLiveAt <= now);
