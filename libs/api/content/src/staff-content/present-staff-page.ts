import {
  type CallContext,
  createReleasePointer,
  type Database,
  listServedPatterns,
  siteOrigin,
} from '@heizplatz/api-platform';
import { type ContentRelease, PageAction, PageArchiveAction, type StaffPage } from '@heizplatz/contract';
import { brokenLinks } from './broken-links';
import { type OpenPage, openPage } from './open-page';
import { awaitsSecondPerson, pageActions } from './page-actions';
import { type ContentRow, listCounterparts } from './page-repository';
import { findVisibleVersion, getState } from './page-state';
import { listPathsTo } from './redirect-repository';
import { isFixedPath } from './reserved-paths';

type Around = Pick<CallContext, 'clock' | 'services' | 'user'>;

async function findCountries(db: Database, { id, countryId, sharedKey, kind }: ContentRow) {
  if (sharedKey === null) return [{ CountryId: countryId, PageId: id }];
  const rows = await listCounterparts(db, sharedKey, kind);
  return rows.map((row) => ({ CountryId: row.countryId, PageId: row.id }));
}

/** How far a page or an article is. */
export async function presentRelease(db: Database, open: OpenPage, caller: Around): Promise<ContentRelease> {
  const { clock, services } = caller;
  const now = clock();
  const { page, versions, newest } = open;
  const { config } = services;
  const view = findVisibleVersion(versions, now);
  const served = await listServedPatterns(createReleasePointer({ db, clock, config }), config);
  return {
    State: getState(newest, now),
    Actions: pageActions(PageAction.options, open, caller),
    ArchiveActions: pageActions(PageArchiveAction.options, open, caller),
    GoesLiveAt: newest.goesLiveAt?.toISOString() ?? null,
    IsArchived: page.archivedAt !== null,
    AwaitsSecondPerson: newest.state === 'draft' && awaitsSecondPerson(open, caller),
    IsShown: view !== undefined,
    Address: siteOrigin(page.countryId, config) + (view?.path ?? page.path),
    BrokenLinks: await brokenLinks(db, newest.blocks, { countryId: page.countryId, now, served }),
  };
}

/** A page for editors. NOT_FOUND: none. */
export async function presentStaffPage(db: Database, pageId: number, caller: Around): Promise<StaffPage> {
  const now = caller.clock();
  const open = await openPage(db, pageId);
  const { page, versions, newest } = open;
  const view = findVisibleVersion(versions, now);
  const isNews = page.kind === 'news';
  return {
    ...(await presentRelease(db, open, caller)),
    // News have calls of their own.
    ...(isNews && { Actions: [], ArchiveActions: [] }),
    ...{ Id: page.id, Version: page.version, CountryId: page.countryId, Kind: page.kind, Path: page.path },
    ...{ Topic: page.topic, Title: newest.title, Description: newest.description, ValidFrom: newest.validFrom },
    PictureKey: newest.pictureKey,
    Blocks: newest.blocks,
    IsPathFixed: isNews || isFixedPath(page.path),
    Versions: versions.map((version) => ({
      ...{ Number: version.number, State: getState(version, now), Title: version.title, Author: version.authorName },
      CreatedAt: version.createdAt.toISOString(),
      GoesLiveAt: version.goesLiveAt?.toISOString() ?? null,
      ValidFrom: version.validFrom,
      IsShown: version.id === view?.id,
      IsAutosave: version.isAutosave,
    })),
    MovedFrom: await listPathsTo(db, page),
    Countries: await findCountries(db, page),
  };
}
