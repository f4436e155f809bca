import { type ListSorts, type StaffListRows, matchesText } from '@heizplatz/api-identity';
import type { Database } from '@heizplatz/api-platform';
import { type CALLS, type CallRequest, STAFF_LISTS } from '@heizplatz/contract';
import { and, eq, inArray, sql, type SQL } from 'drizzle-orm';
import { announcements } from '../content-pages/schema';

export type AnnouncementRow = typeof announcements.$inferSelect;
type AnnouncementFields = Omit<typeof announcements.$inferInsert, 'id' | 'version'>;

/** Some hundred rows at most: read whole, no index would be used. */
const searchText = sql`staff_words(${announcements.title}, ${announcements.text}, ${announcements.authorName})`;
const { isDraft, startsAt, endsAt } = announcements;

/** By the clock, as visitors see it. */
const isIn: Readonly<Record<string, (now: Date) => SQL>> = {
  draft: () => sql`${isDraft}`,
  coming: (now) => sql`not ${isDraft} and ${startsAt} > ${now.toISOString()}`,
  running: (now) =>
    sql`not ${isDraft} and ${startsAt} <= ${now.toISOString()} and (${endsAt} is null or ${endsAt} > ${now.toISOString()})`,
  over: (now) => sql`not ${isDraft} and ${endsAt} <= ${now.toISOString()}`,
};

export const ANNOUNCEMENT_ROWS: StaffListRows<CallRequest<typeof CALLS.staffPrompts>['query']> = {
  id: announcements.id,
  from: sql`${announcements}`,
  where: ({ country, place, state, search }, { clock }) => [
    country === '' ? undefined : sql`${announcements.countryId} = ${Number(country)}`,
    place === '' ? undefined : sql`${announcements.place} = ${place}`,
    isIn[state]?.(clock()),
    matchesText(searchText, search),
  ],
  sorts: {
    title: sql`${announcements.title} collate "und-x-icu"`,
    starts: startsAt,
    ends: endsAt,
  } satisfies ListSorts<typeof STAFF_LISTS.staffPrompts>,
  defaultSort: STAFF_LISTS.staffPrompts.defaultSort,
};

export const findAnnouncements = async (db: Database, ids: readonly number[]): Promise<AnnouncementRow[]> =>
  ids.length === 0
    ? []
    : db
        .select()
        .from(announcements)
        .where(inArray(announcements.id, [...ids]));

export async function insertAnnouncement(tx: Database, fields: AnnouncementFields): Promise<AnnouncementRow> {
  const [added] = await tx.insert(announcements).values(fields).returning();
  if (!added) throw new Error('a prompt was not written');
  return added;
}

interface AnnouncementVersion {
  readonly id: number;
  readonly version: number;
}
const isVersion = ({ id, version }: AnnouncementVersion) =>
  and(eq(announcements.id, id), eq(announcements.version, version));

/** Undefined: it has another version by now. */
export async function updateAnnouncement(
  tx: Database,
  announcement: AnnouncementVersion,
  fields: Partial<AnnouncementFields>,
): Promise<AnnouncementRow | undefined> {
  const [written] = await tx
    .update(announcements)
    .set({ ...fields, version: sql`${announcements.version} + 1` })
    .where(isVersion(announcement))
    .returning();
  return written;
}

/** Whether it was removed; false: it has another version by now. */
export async function deleteAnnouncement(tx: Database, announcement: AnnouncementVersion): Promise<boolean> {
  const removed = await tx.delete(announcements).where(isVersion(announcement)).returning({ id: announcements.id });
  return removed.length > 0;
}
