import { declaredColumns, defineStaffList } from '@heizplatz/api-identity';
import type { Database } from '@heizplatz/api-platform';
import { type CallRequest, type CallResponse, CALLS, ContentKind, STAFF_LISTS } from '@heizplatz/contract';
import { COUNTRY_IDS, siteById } from '@heizplatz/country';
import * as v from 'valibot';
import { findPages, findPagesBySharedKeys, PAGE_ROWS } from './page-list-repository';
import { type ContentRow, type VersionRow, findVersionsOfPages } from './page-repository';
import { findVisibleVersion, getState } from './page-state';

type Query = CallRequest<typeof CALLS.staffPages>['query'];
type Row = CallResponse<typeof CALLS.staffPages>['Rows'][number];

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
export const pageList = defineStaffList<Query, Row>({
  call: CALLS.staffPages,
  exportCall: CALLS.exportStaffPages,
  ...PAGE_ROWS,
  read: (db, ids, { clock }) => readRows(db, ids.map(Number), clock()),
  getId: ({ Id }) => Id,
  ...declaredColumns(STAFF_LISTS.staffPages, {
    missing: ({ MissingIn }: Row) => MissingIn.map((id) => siteById(id).iso).join(', '),
  }),
});
