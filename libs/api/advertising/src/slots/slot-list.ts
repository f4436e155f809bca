import { defineStaffList, wordsMatch } from '@heizplatz/api-identity';
import { type Database, siteDay } from '@heizplatz/api-platform';
import { CALLS, type CallRequest, type StaffSlotRow } from '@heizplatz/contract';
import { asc, inArray, type SQL, sql } from 'drizzle-orm';
import { adverts, advertisers, advertSlotItems, advertSlots, campaigns } from '../adverts/schema';
import { COUNTRY_NAMES, SIZE_NAMES } from '../staff-adverts/advert-words';
import { presentSlotItems } from './present-slot-items';
import { readSlotItems } from './read-slot-items';

type Query = CallRequest<typeof CALLS.staffSlots>['query'];

const words = sql`staff_words(${advertSlots.key}, ${advertSlots.name}, ${advertSlots.page})`;

/** Something is booked for the day; caps aside, which the rows tell. */
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

async function readSlotRows(db: Database, ids: readonly number[], day: string): Promise<StaffSlotRow[]> {
  if (ids.length === 0) return [];
  const slots = await db
    .select()
    .from(advertSlots)
    .where(inArray(advertSlots.id, [...ids]))
    .orderBy(asc(advertSlots.id));
  const items = await readSlotItems(db, ids, day);
  return slots.map((slot) => {
    const own = items.filter(({ slotId }) => slotId === slot.id);
    const shown = presentSlotItems(slot, own, { day, zipCode: null }).filter(({ Verdict }) => Verdict === 'shown');
    return {
      Id: slot.id,
      CountryId: slot.countryId,
      Key: slot.key,
      Name: slot.name,
      Page: slot.page,
      SlotTypeId: slot.slotTypeId,
      AppliesZipFiltering: slot.appliesZipFiltering,
      IsOn: slot.isOn,
      ItemCount: own.length,
      Chances: shown.map(({ AdvertName, ChancePercent }) => ({ AdvertName, ChancePercent })),
    };
  });
}

/** /support/slots. */
export const slotList = defineStaffList<Query, StaffSlotRow>({
  call: CALLS.staffSlots,
  exportCall: CALLS.exportStaffSlots,
  fileName: 'werbeplaetze',
  id: advertSlots.id,
  from: sql`${advertSlots}`,
  where: ({ use, country, search }, { clock }) => [
    USES[use](siteDay(clock())),
    country === '' ? undefined : sql`${advertSlots.countryId} = ${Number(country)}`,
    wordsMatch(words, search),
  ],
  sorts: {
    name: sql`${advertSlots.name} collate "und-x-icu"`,
    key: advertSlots.key,
    page: advertSlots.page,
    country: advertSlots.countryId,
  },
  defaultSort: 'country',
  read: (db, ids, { clock }) => readSlotRows(db, ids.map(Number), siteDay(clock())),
  idOf: ({ Id }) => Id,
  columns: [
    { title: 'Nummer', kind: 'number', value: ({ Id }) => Id },
    { title: 'Schlüssel', kind: 'text', value: ({ Key }) => Key },
    { title: 'Werbeplatz', kind: 'text', value: ({ Name }) => Name },
    { title: 'Seite', kind: 'text', value: ({ Page }) => Page },
    { title: 'Land', kind: 'text', value: ({ CountryId }) => COUNTRY_NAMES[CountryId] },
    { title: 'Größe', kind: 'text', value: ({ SlotTypeId }) => SIZE_NAMES[SlotTypeId] },
    { title: 'Nach Postleitzahl', kind: 'boolean', value: ({ AppliesZipFiltering }) => AppliesZipFiltering },
    { title: 'Eingeschaltet', kind: 'boolean', value: ({ IsOn }) => IsOn },
    { title: 'Belegungen', kind: 'number', value: ({ ItemCount }) => ItemCount },
    {
      title: 'Chancen heute',
      kind: 'text',
      value: ({ Chances }) =>
        Chances.map(({ AdvertName, ChancePercent }) => `${AdvertName} ${ChancePercent} %`).join(', '),
    },
  ],
});
