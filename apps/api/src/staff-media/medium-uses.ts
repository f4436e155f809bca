import type { MediumUse } from '@heizplatz/contract';
import { desc, eq, sql, type SQL } from 'drizzle-orm';
import { contents, contentVersions, media } from '../content/schema';
import type { Database } from '../database/database';

/** Whether a version shows a file: above its text or among its blocks. */
export const versionShows = (key: SQL | string): SQL =>
  sql`(${contentVersions.pictureKey} = ${key} or ${contentVersions.blocks} @> jsonb_build_array(jsonb_build_object('MediaKey', ${key}::text)))`;

/** Pages and articles that any of their versions shows the file in. */
export const useCount = sql<number>`(select count(distinct ${contentVersions.contentId})::int from ${contentVersions}
  where ${versionShows(sql`${media}.key`)})`;

/** Where a file is used, each page once: by the newest of its versions that shows it. */
export async function usesOf(db: Database, key: string): Promise<MediumUse[]> {
  const isNewest = sql<boolean>`not exists (select 1 from ${contentVersions} newer
    where newer.content_id = ${contentVersions}.content_id and newer.number > ${contentVersions}.number
      and newer.state <> 'draft')`;
  const rows = await db
    .selectDistinctOn([contents.id], {
      countryId: contents.countryId,
      path: contents.path,
      title: contentVersions.title,
      isCurrent: isNewest,
    })
    .from(contentVersions)
    .innerJoin(contents, eq(contents.id, contentVersions.contentId))
    .where(versionShows(key))
    .orderBy(contents.id, desc(contentVersions.number));
  return rows
    .map(({ countryId, path, title, isCurrent }) => ({
      CountryId: countryId,
      Path: path,
      Title: title,
      IsCurrent: isCurrent,
    }))
    .sort((one, other) => Number(other.IsCurrent) - Number(one.IsCurrent));
}
