import { type Database, TIME_ZONE } from '@heizplatz/api-platform';
import { and, asc, eq, gte, isNotNull, lt, ne, sql } from 'drizzle-orm';
import { contents, contentVersions } from '../content-pages/schema';

/** Versions that go or went live, or were withdrawn, in a month ('2026-12') of Central European time, by time. */
export function listPlannedContents(db: Database, month: string) {
  const start = sql`(${`${month}-01`}::date)::timestamp at time zone ${TIME_ZONE}`;
  const end = sql`(${`${month}-01`}::date + interval '1 month')::timestamp at time zone ${TIME_ZONE}`;
  return db
    .select({
      id: contents.id,
      countryId: contents.countryId,
      kind: contents.kind,
      title: contentVersions.title,
      path: sql<string>`coalesce(${contentVersions.path}, ${contents.path})`,
      state: contentVersions.state,
      goesLiveAt: sql<Date>`${contentVersions.goesLiveAt}`.mapWith(contentVersions.goesLiveAt),
    })
    .from(contentVersions)
    .innerJoin(contents, eq(contents.id, contentVersions.contentId))
    .where(
      and(
        ne(contentVersions.state, 'draft'),
        isNotNull(contentVersions.goesLiveAt),
        gte(contentVersions.goesLiveAt, start),
        lt(contentVersions.goesLiveAt, end),
      ),
    )
    .orderBy(asc(contentVersions.goesLiveAt), asc(contents.id), asc(contentVersions.number));
}
