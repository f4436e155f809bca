import { type AnnouncementPlace, ANNOUNCEMENT_PLACES, type StaffAnnouncement } from '@heizplatz/contract';
import type { AnnouncementRow } from './prompt-repository';

const getPlace = (place: string): AnnouncementPlace => ANNOUNCEMENT_PLACES.find((known) => known === place) ?? 'home';

function getState({ isDraft, startsAt, endsAt }: AnnouncementRow, now: Date): StaffAnnouncement['State'] {
  if (isDraft) return 'draft';
  if (endsAt && endsAt <= now) return 'over';
  return startsAt > now ? 'coming' : 'running';
}

export const presentAnnouncement = (row: AnnouncementRow, now: Date): StaffAnnouncement => ({
  Id: row.id,
  Version: row.version,
  CountryId: row.countryId,
  Place: getPlace(row.place),
  Tone: row.tone,
  Title: row.title,
  Text: row.text,
  Href: row.href,
  LinkText: row.linkText,
  IsDraft: row.isDraft,
  StartsAt: row.startsAt.toISOString(),
  EndsAt: row.endsAt?.toISOString() ?? null,
  State: getState(row, now),
  AuthorName: row.authorName,
});
