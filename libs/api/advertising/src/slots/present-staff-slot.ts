import { type Database, problem } from '@heizplatz/api-platform';
import type { StaffSlot } from '@heizplatz/contract';
import { presentSlotItems } from './present-slot-items';
import { readSlotItems } from './slot-item-repository';
import { findSlotById } from './slot-repository';

/** A slot as its page has it. Throws NOT_FOUND. */
export async function presentStaffSlot(db: Database, id: number, day: string): Promise<StaffSlot> {
  const slot = await findSlotById(db, id);
  if (!slot) throw problem('NOT_FOUND');
  return {
    Id: slot.id,
    Version: slot.version,
    CountryId: slot.countryId,
    Key: slot.key,
    Name: slot.name,
    Page: slot.page,
    SlotTypeId: slot.slotTypeId,
    AppliesZipFiltering: slot.appliesZipFiltering,
    IsOn: slot.isOn,
    Items: presentSlotItems(slot, await readSlotItems(db, [id], day), { day, zipCode: null }),
  };
}
