import { defineStaffList, wordsMatch } from '@heizplatz/api-identity';
import type { Database } from '@heizplatz/api-platform';
import { CALLS, ContentKind } from '@heizplatz/contract';
import { COUNTRY_IDS, siteById } from '@heizplatz/country';
import { desc, inArray, sql, type SQL } from 'drizzle-orm';
import * as v from 'valibot';
import { CONTENT_STATE_NAMES } from '../content-pages/content-state-names';
import { contents, contentVersions } from '../content-pages/schema';
import { type ContentRow, stateOf, type VersionRow } from './page-repository';
import { shownVersion } from './present-staff-page';

const KIND_NAMES = { page: 'Seite', legal: 'Rechtstext', info: 'Info-Center', news: 'News' } as const;

/** Of each page's newest version, the one that editors work on. */
const newest = (what: SQL): SQL =>
  sql`(select ${what} from content_versions v where v.content_id = contents.id order by v.number desc limit 1)`;
const stateNow = (now: Date): SQL =>
  newest(
    sql`case when v.state = 'planned' and v.goes_live_at <= ${now.toISOString()}::timestamptz then 'live' else v.state end`,
  );
const words = sql`staff_words(${contents.path}, ${newest(sql`v.title`)})`;

const missingIn = (countryId: number): SQL => sql`contents.country_id <> ${countryId} and not exists (
  select 1 from contents other where other.country_id = ${countryId} and other.kind = contents.kind
    and other.shared_key = contents.shared_key)`;

/** Of pages that several countries have, which these are. */
async function countriesOfPages(db: Database, pages: readonly ContentRow[]) {
  const keys = pages.flatMap(({ sharedKey }) => sharedKey ?? []);
  const rows = keys.length === 0 ? [] : await db.select().from(contents).where(inArray(contents.sharedKey, keys));
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
      State: stateOf(last, now),
      IsShown: shownVersion(versions, now) !== undefined,
      Author: last.authorName,
      ChangedAt: last.createdAt.toISOString(),
      GoesLiveAt: last.goesLiveAt?.toISOString() ?? null,
      MissingIn: COUNTRY_IDS.filter((id) => id !== page.countryId && !countries.has(id)),
    },
  ];
}

async function readRows(db: Database, ids: readonly number[], now: Date) {
  if (ids.length === 0) return [];
  const pages = await db
    .select()
    .from(contents)
    .where(inArray(contents.id, [...ids]));
  const versions = await db
    .select()
    .from(contentVersions)
    .where(inArray(contentVersions.contentId, [...ids]))
    .orderBy(desc(contentVersions.number));
  const countries = await countriesOfPages(db, pages);
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
  id: contents.id,
  from: sql`${contents}`,
  where: ({ country, kind, state, missing, mine, search }, { clock, user }) => [
    sql`${contents.kind} <> 'news'`,
    country === '' ? undefined : sql`${contents.countryId} = ${Number(country)}`,
    kind === '' ? undefined : sql`${contents.kind} = ${kind}`,
    state === '' ? undefined : sql`${stateNow(clock())} = ${state}`,
    missing === '' ? undefined : missingIn(Number(missing)),
    mine === '' ? undefined : sql`${newest(sql`v.author_id`)} = ${user?.id ?? 0}`,
    wordsMatch(words, search),
  ],
  sorts: {
    path: sql`(${contents.countryId} || ' ' || ${contents.path} || '/') collate "C"`,
    title: sql`${newest(sql`v.title`)} collate "und-x-icu"`,
    changed: newest(sql`v.created_at`),
    live: newest(sql`v.goes_live_at`),
  },
  defaultSort: 'path',
  read: (db, ids, { clock }) => readRows(db, ids.map(Number), clock()),
  idOf: ({ Id }) => Id,
  columns: [
    { title: 'Titel', kind: 'text', value: ({ Title }) => Title },
    { title: 'Adresse', kind: 'text', value: ({ Path }) => Path },
    { title: 'Land', kind: 'text', value: ({ CountryId }) => siteById(CountryId).iso },
    { title: 'Art', kind: 'text', value: ({ Kind }) => KIND_NAMES[Kind] },
    { title: 'Stand', kind: 'text', value: ({ State }) => CONTENT_STATE_NAMES[State] },
    { title: 'Zu sehen', kind: 'boolean', value: ({ IsShown }) => IsShown },
    { title: 'Zuletzt von', kind: 'text', value: ({ Author }) => Author, isPersonal: true },
    { title: 'Geändert', kind: 'time', value: ({ ChangedAt }) => ChangedAt },
    { title: 'Zu sehen ab', kind: 'time', value: ({ GoesLiveAt }) => GoesLiveAt },
    { title: 'Fehlt in', kind: 'text', value: ({ MissingIn }) => MissingIn.map((id) => siteById(id).iso).join(' ') },
  ],
});
