import { defineStaffList } from '@heizplatz/api-identity';
import { type Database, siteDay } from '@heizplatz/api-platform';
import { CALLS, type CallRequest, type StaffSlotRow } from '@heizplatz/contract';
import { formatPercent, siteById } from '@heizplatz/country';
import { COUNTRY_NAMES, SIZE_NAMES } from '../staff-adverts/advert-labels';
import { presentSlotItems } from './present-slot-items';
import { readSlotItems } from './slot-item-repository';
import { SLOT_ROWS } from './slot-list-repository';
import { findSlots } from './slot-repository';

type Query = CallRequest<typeof CALLS.staffSlots>['query'];

async function readSlotRows(db: Database, ids: readonly number[], day: string): Promise<StaffSlotRow[]> {
  if (ids.length === 0) return [];
  const slots = await findSlots(db, ids);
  const items = await readSlotItems(db, ids, day);
  return slots.map((slot) => {
    const own = items.filter(({ slotId }) => slotId === slot.id);
    const view = presentSlotItems(slot, own, { day, zipCode: null }).filter(({ Verdict }) => Verdict === 'shown');
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
      Chances: view.map(({ AdvertName, ChancePercent }) => ({ AdvertName, ChancePercent })),
    };
  });
}

function stateText({ IsOn, Chances }: StaffSlotRow): string {
  if (!IsOn) return 'ausgeschaltet';
  return Chances.length > 0 ? 'belegt' : 'leer';
}

const percentText = (percent: number): string => formatPercent(percent, siteById(1), 1);

/** /support/slots. */
export const slotList = defineStaffList<Query, StaffSlotRow>({
  call: CALLS.staffSlots,
  exportCall: CALLS.exportStaffSlots,
  fileName: 'werbeplaetze',
  ...SLOT_ROWS,
  read: (db, ids, { clock }) => readSlotRows(db, ids.map(Number), siteDay(clock())),
  getId: ({ Id }) => Id,
  columns: [
    { title: 'Werbeplatz', kind: 'text', value: ({ Name }) => Name },
    { title: 'Schlüssel', kind: 'text', value: ({ Key }) => Key },
    { title: 'Land', kind: 'text', value: ({ CountryId }) => COUNTRY_NAMES[CountryId] },
    { title: 'Seite', kind: 'text', value: ({ Page }) => Page },
    { title: 'Größe', kind: 'text', value: ({ SlotTypeId }) => SIZE_NAMES[SlotTypeId] },
    { title: 'Stand', kind: 'text', value: stateText },
    {
      title: 'Chancen heute',
      kind: 'text',
      value: ({ Chances }) =>
        Chances.map(({ AdvertName, ChancePercent }) => `${AdvertName} ${percentText(ChancePercent)}`).join(', '),
    },
    { title: 'Nach Postleitzahl', kind: 'boolean', value: ({ AppliesZipFiltering }) => AppliesZipFiltering },
    { title: 'Belegungen', kind: 'number', value: ({ ItemCount }) => ItemCount },
    { title: 'Nummer', kind: 'number', value: ({ Id }) => Id },
  ],
});
