import { type ListSorts, type StaffListRows, matchesText } from '@heizplatz/api-identity';
import { siteDay } from '@heizplatz/api-platform';
import { type CALLS, type CallRequest, STAFF_LISTS } from '@heizplatz/contract';
import { type SQL, sql } from 'drizzle-orm';
import { adverts, advertisers, advertSlotItems, advertSlots, campaigns } from '../adverts/schema';

type Query = CallRequest<typeof CALLS.staffSlots>['query'];

const searchText = sql`staff_words(${advertSlots.key}, ${advertSlots.name}, ${advertSlots.page})`;

/** There is a booking for the day; caps are ignored, the rows report them. */
const isUsed = (today: string): SQL => sql`exists (select from ${advertSlotItems}
  join ${campaigns} on ${campaigns.id} = ${advertSlotItems.campaignId}
  join ${adverts} on ${adverts.id} = ${advertSlotItems.advertId}
  join ${advertisers} on ${advertisers.id} = ${adverts.advertiserId}
  where ${advertSlotItems.slotId} = ${advertSlots.id} and ${adverts.state} = 'approved'
    and ${adverts.slotTypeId} = ${advertSlots.slotTypeId} and ${adverts.countryId} = ${advertSlots.countryId}
    and ${campaigns.countryId} = ${advertSlots.countryId} and not ${campaigns.isPaused} and not ${advertisers.isBlocked}
    and ${campaigns.startsOn} <= ${today}::date and (${campaigns.endsOn} is null or ${campaigns.endsOn} >= ${today}::date))`;

const USES: Record<Query['use'], (today: string) => SQL | undefined> = {
  '': () => undefined,
  empty: (today) => sql`not ${isUsed(today)}`,
  used: isUsed,
  off: () => sql`not ${advertSlots.isOn}`,
};

export const SLOT_ROWS: StaffListRows<Query> = {
  id: advertSlots.id,
  from: sql`${advertSlots}`,
  where: ({ use, country, search }, { clock }) => [
    USES[use](siteDay(clock())),
    country === '' ? undefined : sql`${advertSlots.countryId} = ${Number(country)}`,
    matchesText(searchText, search),
  ],
  sorts: {
    name: sql`${advertSlots.name} collate "und-x-icu"`,
    key: advertSlots.key,
    page: advertSlots.page,
    country: advertSlots.countryId,
  } satisfies ListSorts<typeof STAFF_LISTS.staffSlots>,
  defaultSort: STAFF_LISTS.staffSlots.defaultSort,
};
