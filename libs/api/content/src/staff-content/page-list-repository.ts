import { type ListSorts, type StaffListRows, matchesText } from '@heizplatz/api-identity';
import type { Database } from '@heizplatz/api-platform';
import { type CALLS, type CallRequest, STAFF_LISTS } from '@heizplatz/contract';
import { inArray, sql, type SQL } from 'drizzle-orm';
import { contents } from '../content-pages/schema';
import type { ContentRow } from './page-repository';

/** Of each page's newest version, the one that editors work on. */
const newest = (what: SQL): SQL =>
  sql`(select ${what} from content_versions v where v.content_id = contents.id order by v.number desc limit 1)`;
const stateNow = (now: Date): SQL =>
  newest(
    sql`case when v.state = 'planned' and v.goes_live_at <= ${now.toISOString()}::timestamptz then 'live' else v.state end`,
  );
const searchText = sql`staff_words(${contents.path}, ${newest(sql`v.title`)})`;

const missingIn = (countryId: number): SQL => sql`contents.country_id <> ${countryId} and not exists (
  select 1 from contents other where other.country_id = ${countryId} and other.kind = contents.kind
    and other.shared_key = contents.shared_key)`;

export const PAGE_ROWS: StaffListRows<CallRequest<typeof CALLS.staffPages>['query']> = {
  id: contents.id,
  from: sql`${contents}`,
  where: ({ country, kind, state, missing, mine, search }, { clock, user }) => [
    sql`${contents.kind} <> 'news'`,
    country === '' ? undefined : sql`${contents.countryId} = ${Number(country)}`,
    kind === '' ? undefined : sql`${contents.kind} = ${kind}`,
    state === 'archived' ? sql`${contents.archivedAt} is not null` : sql`${contents.archivedAt} is null`,
    state === '' || state === 'archived' ? undefined : sql`${stateNow(clock())} = ${state}`,
    missing === '' ? undefined : missingIn(Number(missing)),
    mine === '' ? undefined : sql`${newest(sql`v.author_id`)} = ${user?.id ?? 0}`,
    matchesText(searchText, search),
  ],
  sorts: {
    path: sql`(${contents.countryId} || ' ' || ${contents.path} || '/') collate "C"`,
    title: sql`${newest(sql`v.title`)} collate "und-x-icu"`,
    changed: newest(sql`v.created_at`),
    live: newest(sql`v.goes_live_at`),
  } satisfies ListSorts<typeof STAFF_LISTS.staffPages>,
  defaultSort: STAFF_LISTS.staffPages.defaultSort,
};

export const findPages = (db: Database, ids: readonly number[]): Promise<ContentRow[]> =>
  db
    .select()
    .from(contents)
    .where(inArray(contents.id, [...ids]));

/** Pages with these shared keys, of any kind. */
export const findPagesBySharedKeys = async (db: Database, keys: readonly string[]): Promise<ContentRow[]> =>
  keys.length === 0
    ? []
    : db
        .select()
        .from(contents)
        .where(inArray(contents.sharedKey, [...keys]));
