import type { Database } from '@heizplatz/api-platform';
import type { CountryId } from '@heizplatz/country';
import { desc, eq, sql, type SQL } from 'drizzle-orm';
import { contents, contentVersions, media } from '../content-pages/schema';

/** Whether a version shows a file: above its text or among its blocks. */
const versionShows = (key: SQL | string): SQL =>
  sql`(${contentVersions.pictureKey} = ${key} or ${contentVersions.blocks} @> jsonb_build_array(jsonb_build_object('MediaKey', ${key}::text)))`;

/** Pages and articles that any of their versions shows the file in (rule CONTENT-04). */
export const useCount = sql<number>`(select count(distinct ${contentVersions.contentId})::int from ${contentVersions}
  where ${versionShows(sql`${media}.key`)})`;

/**
 * Versions that count: the newest, that somebody writes at; the one that visitors see; those planned; and of legal texts all
 * that were ever seen, since they stay readable.
 */
const counts = (now: Date): SQL<boolean> => sql<boolean>`(
  ${contentVersions.goesLiveAt} > ${now.toISOString()}::timestamptz
  or (${contents.kind} = 'legal' and ${contentVersions.state} <> 'draft')
  or ${contentVersions.number} = (select max(n.number) from ${contentVersions} n where n.content_id = ${contents.id})
  or ${contentVersions.id} = (select s.id from ${contentVersions} s
    where s.content_id = ${contents.id} and s.state <> 'draft' and s.goes_live_at <= ${now.toISOString()}::timestamptz
    order by s.goes_live_at desc, s.number desc limit 1))`;

export interface ListedUse {
  readonly countryId: CountryId;
  readonly path: string;
  readonly title: string;
  /** By a version that counts. */
  readonly isCurrent: boolean;
}

/** Where a file is used, each page once: by a version that counts, else by the newest that shows it; current ones first. */
export async function listMediumUses(db: Database, key: string, now: Date): Promise<ListedUse[]> {
  const isCurrent = counts(now);
  const rows = await db
    .selectDistinctOn([contents.id], {
      countryId: contents.countryId,
      path: contents.path,
      title: contentVersions.title,
      isCurrent,
    })
    .from(contentVersions)
    .innerJoin(contents, eq(contents.id, contentVersions.contentId))
    .where(versionShows(key))
    .orderBy(contents.id, desc(isCurrent), desc(contentVersions.number));
  return rows.sort((one, other) => Number(other.isCurrent) - Number(one.isCurrent));
}
