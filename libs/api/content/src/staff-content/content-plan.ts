import { type Database, defineHandler } from '@heizplatz/api-platform';
import { CALLS, type CallResponse } from '@heizplatz/contract';
import { presentAnnouncement } from '../staff-announcements/present-announcement';
import { listPlannedAnnouncements, listPlannedContents } from './content-plan-repository';
import { getState } from './page-state';

type PlannedAnnouncement = CallResponse<typeof CALLS.contentPlan>['Announcements'][number];

/** The beginnings and the ends that are in the month, by time. */
async function findAnnouncementChanges(db: Database, month: string, now: Date): Promise<PlannedAnnouncement[]> {
  const rows = await listPlannedAnnouncements(db, month);
  const changes = rows.flatMap(({ row, begins, ends }): PlannedAnnouncement[] => {
    const { Id: AnnouncementId, CountryId, Place, Title, State, StartsAt, EndsAt } = presentAnnouncement(row, now);
    const announcement = { AnnouncementId, CountryId, Place, Title, State };
    return [
      ...(begins ? [{ ...announcement, Change: 'begins' as const, At: StartsAt }] : []),
      ...(ends && EndsAt ? [{ ...announcement, Change: 'ends' as const, At: EndsAt }] : []),
    ];
  });
  return changes.toSorted((one, other) => one.At.localeCompare(other.At));
}

/** GET /api/support/cms/plan/{month}. */
export const contentPlan = defineHandler(CALLS.contentPlan, async ({ params }, { db, clock }) => {
  const now = clock();
  const rows = await listPlannedContents(db, params.month);
  return {
    Entries: rows.map((row) => ({
      ...{ PageId: row.id, CountryId: row.countryId, Kind: row.kind, Title: row.title, Path: row.path },
      State: getState(row, now),
      At: row.goesLiveAt.toISOString(),
    })),
    Announcements: await findAnnouncementChanges(db, params.month, now),
  };
});
