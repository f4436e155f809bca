import { defineStaffList, wordsMatch } from '@heizplatz/api-identity';
import type { Database } from '@heizplatz/api-platform';
import { CALLS, type StaffNewsRow } from '@heizplatz/contract';
import { COUNTRY_IDS, type CountryId, siteById } from '@heizplatz/country';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { CONTENT_STATE_NAMES } from '../content-pages/content-state-names';
import { contents, contentVersions } from '../content-pages/schema';
import { topicName } from '../content-pages/topics';
import { findFeatured } from '../news/news-repository';
import { goesLiveAt, newsState, stateOfVersion, type VersionRow } from './news-state';

const newest = sql`${contentVersions.number} = (select max(n.number) from ${contentVersions} n where n.content_id = ${contents}.id)`;
/** Some thousand rows at most: read whole, no index would be used. */
const words = sql`staff_words(${contentVersions.title}, ${contentVersions.description}, ${contentVersions.authorName}, coalesce(${contentVersions.path}, ${contents.path}))`;

const topicOf = (Key: string, countryId: CountryId) => ({ Key, Name: topicName(Key, countryId) });
/** Not seen yet: it will lead by then, whoever leads now. */
const isAhead = (version: VersionRow, now: Date): boolean => stateOfVersion(version, now) !== 'live';

async function newsByIds(db: Database, ids: readonly number[], now: Date): Promise<StaffNewsRow[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select({ content: contents, version: contentVersions, state: newsState(now), goesLiveAt })
    .from(contents)
    .innerJoin(contentVersions, and(eq(contentVersions.contentId, contents.id), newest))
    .where(inArray(contents.id, [...ids]));
  const leads = new Set(
    await Promise.all(COUNTRY_IDS.map(async (countryId) => (await findFeatured(db, { countryId, now }))?.id)),
  );
  return rows.map(({ content, version, state, goesLiveAt: at }) => ({
    NewsId: content.id,
    CountryId: content.countryId,
    Title: version.title,
    Path: version.path ?? content.path,
    Topic: topicOf(version.topic ?? content.topic ?? '', content.countryId),
    State: state,
    HasDraft: state !== 'draft' && version.state === 'draft',
    IsFeatured: (version.isFeatured ?? content.isFeatured) && (isAhead(version, now) || leads.has(content.id)),
    GoesLiveAt: typeof at === 'string' ? new Date(at).toISOString() : null,
    AuthorName: version.authorName,
  }));
}

/** /support/cms/news. */
export const newsList = defineStaffList({
  call: CALLS.staffNews,
  exportCall: CALLS.exportStaffNews,
  fileName: 'news',
  id: contents.id,
  from: sql`${contents} join ${contentVersions} on ${contentVersions.contentId} = ${contents.id} and ${newest}`,
  where: ({ country, state, topic, search }, { clock }) => [
    eq(contents.kind, 'news'),
    country === '' ? undefined : sql`${contents.countryId} = ${Number(country)}`,
    state === '' ? undefined : sql`${newsState(clock())} = ${state}`,
    topic === '' ? undefined : sql`coalesce(${contentVersions.topic}, ${contents.topic}) = ${topic}`,
    wordsMatch(words, search),
  ],
  sorts: {
    title: sql`${contentVersions.title} collate "und-x-icu"`,
    country: contents.countryId,
    date: sql`coalesce(${goesLiveAt}, ${contentVersions.createdAt})`,
  },
  defaultSort: '-date',
  read: (db, ids, { clock }) => newsByIds(db, ids.map(Number), clock()),
  idOf: ({ NewsId }) => NewsId,
  columns: [
    { title: 'Titel', kind: 'text', value: ({ Title }) => Title },
    { title: 'Adresse', kind: 'text', value: ({ Path }) => Path },
    { title: 'Land', kind: 'text', value: ({ CountryId: id }) => siteById(id).iso },
    { title: 'Thema', kind: 'text', value: ({ Topic }) => Topic.Name },
    { title: 'Stand', kind: 'text', value: ({ State }) => CONTENT_STATE_NAMES[State] },
    { title: 'Mit Entwurf', kind: 'boolean', value: ({ HasDraft }) => HasDraft },
    { title: 'Aufmacher', kind: 'boolean', value: ({ IsFeatured }) => IsFeatured },
    { title: 'Zu sehen seit / ab', kind: 'time', value: ({ GoesLiveAt }) => GoesLiveAt },
    { title: 'Von wem', kind: 'text', value: ({ AuthorName }) => AuthorName, isPersonal: true },
  ],
});
