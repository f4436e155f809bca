import { declaredColumns, defineStaffList } from '@heizplatz/api-identity';
import { type Database, siteDay } from '@heizplatz/api-platform';
import { CALLS, type CallRequest, STAFF_LISTS, type StaffSlotRow } from '@heizplatz/contract';
import { formatPercent, siteById } from '@heizplatz/country';
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

/** /support/slots (rule ADVERT-06). */
export const slotList = defineStaffList<Query, StaffSlotRow>({
  call: CALLS.staffSlots,
  exportCall: CALLS.exportStaffSlots,
  ...SLOT_ROWS,
  read: (db, ids, { clock }) => readSlotRows(db, ids.map(Number), siteDay(clock())),
  getId: ({ Id }) => Id,
  ...declaredColumns(STAFF_LISTS.staffSlots, {
    state: stateText,
    chances: ({ Chances }) =>
      Chances.map(({ AdvertName, ChancePercent }) => `${AdvertName} ${percentText(ChancePercent)}`).join(', '),
  }),
});
