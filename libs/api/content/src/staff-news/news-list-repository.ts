import { type ListSorts, type StaffListRows, matchesText } from '@heizplatz/api-identity';
import type { Database } from '@heizplatz/api-platform';
import { type CALLS, type CallRequest, type NewsState, STAFF_LISTS } from '@heizplatz/contract';
import { and, eq, inArray, sql, type SQL } from 'drizzle-orm';
import { contents, contentVersions } from '../content-pages/schema';

const newest = sql`${contentVersions.number} = (select max(n.number) from ${contentVersions} n where n.content_id = ${contents}.id)`;
/** Some thousand rows at most: read whole, no index would be used. */
const searchText = sql`staff_words(${contentVersions.title}, ${contentVersions.description}, ${contentVersions.authorName}, coalesce(${contentVersions.path}, ${contents.path}))`;

/** From the version that is displayed last: planned ones come after live ones. */
const lastVisible = (what: SQL): SQL => sql`(select ${what} from ${contentVersions} v
  where v.content_id = ${contents}.id and v.state <> 'draft' order by v.goes_live_at desc, v.number desc limit 1)`;

/** Draft, planned, live or withdrawn, by the clock. */
const newsState = (now: Date): SQL<NewsState> =>
  sql<NewsState>`coalesce(${lastVisible(sql`case when v.goes_live_at > ${now.toISOString()} then 'planned'
    when v.state = 'withdrawn' then 'withdrawn' else 'live' end`)}, 'draft')`;

const goesLiveAt = lastVisible(sql`v.goes_live_at`);

export const NEWS_ROWS: StaffListRows<CallRequest<typeof CALLS.staffNews>['query']> = {
  id: contents.id,
  from: sql`${contents} join ${contentVersions} on ${contentVersions.contentId} = ${contents.id} and ${newest}`,
  where: ({ country, state, topic, search }, { clock }) => [
    eq(contents.kind, 'news'),
    country === '' ? undefined : sql`${contents.countryId} = ${Number(country)}`,
    state === 'archived' ? sql`${contents.archivedAt} is not null` : sql`${contents.archivedAt} is null`,
    state === '' || state === 'archived' ? undefined : sql`${newsState(clock())} = ${state}`,
    topic === '' ? undefined : sql`coalesce(${contentVersions.topic}, ${contents.topic}) = ${topic}`,
    matchesText(searchText, search),
  ],
  sorts: {
    title: sql`${contentVersions.title} collate "und-x-icu"`,
    country: contents.countryId,
    date: sql`coalesce(${goesLiveAt}, ${contentVersions.createdAt})`,
  } satisfies ListSorts<typeof STAFF_LISTS.staffNews>,
  defaultSort: STAFF_LISTS.staffNews.defaultSort,
};

/** Articles with their newest version, and state and time of the one that is displayed last. */
export const readNews = (db: Database, ids: readonly number[], now: Date) =>
  db
    .select({ content: contents, version: contentVersions, state: newsState(now), goesLiveAt })
    .from(contents)
    .innerJoin(contentVersions, and(eq(contentVersions.contentId, contents.id), newest))
    .where(inArray(contents.id, [...ids]));
