import { defineStaffList } from '@heizplatz/api-identity';
import type { Database } from '@heizplatz/api-platform';
import { CALLS, ContentKind, PAGE_STATE_LABELS } from '@heizplatz/contract';
import { COUNTRY_IDS, siteById } from '@heizplatz/country';
import * as v from 'valibot';
import { findPages, findPagesBySharedKeys, PAGE_ROWS } from './page-list-repository';
import { type ContentRow, type VersionRow, findVersionsOfPages } from './page-repository';
import { findVisibleVersion, getState } from './page-state';

const KIND_NAMES = {
  page: 'Seite',
  legal: 'Rechtstext',
  info: 'Info-Center',
  news: 'News',
  other: 'Sonstiges',
} as const;

/** Of pages that several countries have, which these are. */
async function findCountriesOfPages(db: Database, pages: readonly ContentRow[]) {
  const keys = pages.flatMap(({ sharedKey }) => sharedKey ?? []);
  const rows = await findPagesBySharedKeys(db, keys);
  return (page: ContentRow): ReadonlySet<number> =>
    new Set(
      rows
        .filter(({ sharedKey, kind }) => sharedKey === page.sharedKey && kind === page.kind)
        .map(({ countryId }) => countryId),
    );
}

function presentRow(page: ContentRow, versions: readonly VersionRow[], countries: ReadonlySet<number>, now: Date) {
  const [last] = versions;
  if (!last) return [];
  return [
    {
      Id: page.id,
      CountryId: page.countryId,
      Kind: v.parse(ContentKind, page.kind),
      Path: page.path,
      Depth: page.path.split('/').length - 2,
      Title: last.title,
      State: getState(last, now),
      IsShown: findVisibleVersion(versions, now) !== undefined,
      Author: last.authorName,
      ChangedAt: last.createdAt.toISOString(),
      GoesLiveAt: last.goesLiveAt?.toISOString() ?? null,
      MissingIn: COUNTRY_IDS.filter((id) => id !== page.countryId && !countries.has(id)),
    },
  ];
}

async function readRows(db: Database, ids: readonly number[], now: Date) {
  if (ids.length === 0) return [];
  const pages = await findPages(db, ids);
  const versions = await findVersionsOfPages(db, ids);
  const countries = await findCountriesOfPages(db, pages);
  return pages.flatMap((page) =>
    presentRow(
      page,
      versions.filter(({ contentId }) => contentId === page.id),
      countries(page),
      now,
    ),
  );
}

/** /support/cms/list: by country and path, so that what is below a page stands below it. */
export const pageList = defineStaffList({
  call: CALLS.staffPages,
  exportCall: CALLS.exportStaffPages,
  fileName: 'seiten',
  ...PAGE_ROWS,
  read: (db, ids, { clock }) => readRows(db, ids.map(Number), clock()),
  getId: ({ Id }) => Id,
  columns: [
    { title: 'Seite', kind: 'text', value: ({ Title }) => Title },
    { title: 'Adresse', kind: 'text', value: ({ Path }) => Path },
    { title: 'Land', kind: 'text', value: ({ CountryId }) => siteById(CountryId).iso },
    { title: 'Art', kind: 'text', value: ({ Kind }) => KIND_NAMES[Kind] },
    { title: 'Stand', kind: 'text', value: ({ State }) => PAGE_STATE_LABELS[State] },
    { title: 'Zu sehen', kind: 'boolean', value: ({ IsShown }) => IsShown },
    { title: 'Zuletzt von', kind: 'text', value: ({ Author }) => Author, isPersonal: true },
    { title: 'Geändert', kind: 'time', value: ({ ChangedAt }) => ChangedAt },
    { title: 'Zu sehen ab', kind: 'time', value: ({ GoesLiveAt }) => GoesLiveAt },
    { title: 'Fehlt in', kind: 'text', value: ({ MissingIn }) => MissingIn.map((id) => siteById(id).iso).join(', ') },
    { title: 'Nummer', kind: 'number', value: ({ Id }) => Id },
  ],
});
