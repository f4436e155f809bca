import { defineStaffList, wordsMatch } from '@heizplatz/api-identity';
import { siteDay } from '@heizplatz/api-platform';
import { CALLS, type PartnerAdvertRow, type StaffAdvertRow, type CallRequest } from '@heizplatz/contract';
import { sql } from 'drizzle-orm';
import { advertisers, advertiserUsers, adverts } from '../adverts/schema';
import { ADVERT_STATE_NAMES, COUNTRY_NAMES, percentOf, SIZE_NAMES } from '../staff-adverts/advert-words';
import { readAdvertRows } from '../staff-adverts/read-advert-rows';

type Query = CallRequest<typeof CALLS.partnerAdverts>['query'];

/** Adverts that the caller may see; drafts and what waits are the house's own affair. */
export const isTheirs = (userId: number | undefined) => sql`${adverts.state} in ('approved', 'paused', 'archived')
  and exists (select from ${advertiserUsers} where ${advertiserUsers.advertiserId} = ${adverts.advertiserId}
    and ${advertiserUsers.userId} = ${userId ?? 0})`;

export const partnerRow = ({ Slots: _, ...row }: StaffAdvertRow): PartnerAdvertRow => row;

/** /support/werbepartner: adverts of the advertisers whose figures the caller may see, no others. */
export const partnerList = defineStaffList<Query, PartnerAdvertRow>({
  call: CALLS.partnerAdverts,
  exportCall: CALLS.exportPartnerAdverts,
  fileName: 'meine-anzeigen',
  id: adverts.id,
  from: sql`${adverts} join ${advertisers} on ${advertisers.id} = ${adverts.advertiserId}`,
  where: ({ search }, { user }) => [
    isTheirs(user?.id),
    wordsMatch(sql`staff_words(${adverts.name}, ${advertisers.name})`, search),
  ],
  sorts: { name: sql`${adverts.name} collate "und-x-icu"`, state: adverts.state },
  defaultSort: 'name',
  read: async (db, ids, { clock }) => (await readAdvertRows(db, ids.map(Number), siteDay(clock()))).map(partnerRow),
  idOf: ({ Id }) => Id,
  columns: [
    { title: 'Nummer', kind: 'number', value: ({ Id }) => Id },
    { title: 'Anzeige', kind: 'text', value: ({ Name }) => Name },
    { title: 'Land', kind: 'text', value: ({ CountryId }) => COUNTRY_NAMES[CountryId] },
    { title: 'Zustand', kind: 'text', value: ({ State }) => ADVERT_STATE_NAMES[State] },
    { title: 'Größe', kind: 'text', value: ({ SlotTypeId }) => SIZE_NAMES[SlotTypeId] },
    { title: 'Endet am', kind: 'date', value: ({ EndsOn }) => EndsOn },
    { title: 'Einblendungen (30 Tage)', kind: 'number', value: ({ Impressions }) => Impressions },
    { title: 'Klicks (30 Tage)', kind: 'number', value: ({ Clicks }) => Clicks },
    { title: 'Klickrate in %', kind: 'number', value: ({ Clicks, Impressions }) => percentOf(Clicks, Impressions) },
  ],
});
