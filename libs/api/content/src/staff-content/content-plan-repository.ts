import { type Database, TIME_ZONE } from '@heizplatz/api-platform';
import { and, asc, eq, gte, isNotNull, lt, ne, or, sql, type SQL } from 'drizzle-orm';
import { announcements, contents, contentVersions } from '../content-pages/schema';

function getMonth(month: string): { readonly start: SQL; readonly end: SQL } {
  return {
    start: sql`(${`${month}-01`}::date)::timestamp at time zone ${TIME_ZONE}`,
    end: sql`(${`${month}-01`}::date + interval '1 month')::timestamp at time zone ${TIME_ZONE}`,
  };
}

/** Versions that go or went live, or were withdrawn, in a month ('2026-12') of Central European time, by time. */
export function listPlannedContents(db: Database, month: string) {
  const { start, end } = getMonth(month);
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

/** Announcements that begin or end in a month ('2026-12') of Central European time, each with whether it does. */
export function listPlannedAnnouncements(db: Database, month: string) {
  const { start, end } = getMonth(month);
  const begins = and(gte(announcements.startsAt, start), lt(announcements.startsAt, end));
  const ends = and(gte(announcements.endsAt, start), lt(announcements.endsAt, end));
  return db
    .select({
      row: announcements,
      begins: sql<boolean>`${begins}`,
      ends: sql<boolean>`coalesce(${ends}, false)`,
    })
    .from(announcements)
    .where(or(begins, ends))
    .orderBy(asc(announcements.startsAt), asc(announcements.id));
}
