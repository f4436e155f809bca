import { defineStaffList, wordsMatch } from '@heizplatz/api-identity';
import { defineHandler, problem, siteDay } from '@heizplatz/api-platform';
import { CALLS, type PartnerAdvertRow, type StaffAdvertRow, type CallRequest } from '@heizplatz/contract';
import { and, eq, sql } from 'drizzle-orm';
import { advertisers, advertiserUsers, adverts } from '../adverts/schema';
import { dailyFigures } from './advert-figures';
import { ADVERT_STATE_NAMES, COUNTRY_NAMES, percentOf, SIZE_NAMES } from './advert-words';
import { readAdvertRows } from './read-advert-rows';

type Query = CallRequest<typeof CALLS.partnerAdverts>['query'];

/** Drafts and what waits are the house's own affair. */
const isTheirs = (userId: number | undefined) => sql`${adverts.state} in ('approved', 'paused', 'archived')
  and exists (select from ${advertiserUsers} where ${advertiserUsers.advertiserId} = ${adverts.advertiserId}
    and ${advertiserUsers.userId} = ${userId ?? 0})`;

const partnerRow = ({ Slots: _, ...row }: StaffAdvertRow): PartnerAdvertRow => row;

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

/** GET /api/support/werbepartner/{id}: somebody else's is not there (404). */
export const partnerFigures = defineHandler(CALLS.partnerFigures, async ({ params, query }, { db, clock, user }) => {
  const { advertId } = params;
  const day = siteDay(clock());
  const [own] = await db
    .select({ id: adverts.id })
    .from(adverts)
    .where(and(eq(adverts.id, advertId), isTheirs(user?.id)));
  const [row] = own ? await readAdvertRows(db, [advertId], day) : [];
  if (!row) throw problem('NOT_FOUND');
  const Days = await dailyFigures(db, { of: 'advert', id: advertId }, { day, days: query.days });
  return { Advert: partnerRow(row), Days };
});
