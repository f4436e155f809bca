import { CALLS, type StaffNewsRow } from '@heizplatz/contract';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { contents, contentVersions } from '../content/schema';
import { topicName } from '../content/topics';
import type { Database } from '../database/database';
import { defineStaffList } from '../staff-list/define-staff-list';
import { wordsMatch } from '../staff-list/words-match';
import { goesLiveAt, newsState } from './news-state';

const newest = sql`${contentVersions.number} = (select max(n.number) from ${contentVersions} n where n.content_id = ${contents}.id)`;
/** Some thousand rows at most: read whole, no index would be used. */
const words = sql`staff_words(${contentVersions.title}, ${contentVersions.description}, ${contentVersions.authorName}, ${contents.path})`;

async function newsByIds(db: Database, ids: readonly number[], now: Date): Promise<StaffNewsRow[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select({ content: contents, version: contentVersions, state: newsState(now), goesLiveAt })
    .from(contents)
    .innerJoin(contentVersions, and(eq(contentVersions.contentId, contents.id), newest))
    .where(inArray(contents.id, [...ids]));
  return rows.map(({ content, version, state, goesLiveAt: at }) => ({
    NewsId: content.id,
    CountryId: content.countryId,
    Title: version.title,
    Path: content.path,
    Topic: { Key: content.topic ?? '', Name: topicName(content.topic ?? '', content.countryId) },
    State: state,
    HasDraft: state !== 'draft' && version.state === 'draft',
    IsFeatured: content.isFeatured,
    GoesLiveAt: typeof at === 'string' ? new Date(at).toISOString() : null,
    AuthorName: version.authorName,
  }));
}

/** /support/cms/news. */
export const newsList = defineStaffList({
  call: CALLS.staffNews,
  fileName: 'news',
  id: contents.id,
  from: sql`${contents} join ${contentVersions} on ${contentVersions.contentId} = ${contents.id} and ${newest}`,
  where: ({ country, state, topic, search }, { clock }) => [
    eq(contents.kind, 'news'),
    country === '' ? undefined : sql`${contents.countryId} = ${Number(country)}`,
    state === '' ? undefined : sql`${newsState(clock())} = ${state}`,
    topic === '' ? undefined : eq(contents.topic, topic),
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
  columns: [],
});
