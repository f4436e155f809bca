import { StaffSlot } from '@heizplatz/contract';
import * as v from 'valibot';
import type { FormValues } from '@heizplatz/form-ui';

/** An item in the form's state. */
export interface ItemInput {
  readonly CampaignId: number;
  readonly AdvertId: number;
  /** NaN while the input is not valid; the schema rejects it. */
  readonly Weight: number;
}

/** Items as one field of the form: 'campaign:advert:weight' each, so that both versions of it can be compared. */
export const itemsText = (items: readonly ItemInput[]): string =>
  items
    .map(({ CampaignId, AdvertId, Weight }) => `${CampaignId}:${AdvertId}:${Number.isNaN(Weight) ? '' : Weight}`)
    .join(' ');

export const getItems = (text: string): ItemInput[] =>
  text
    .split(' ')
    .filter((part) => part !== '')
    .map((part) => {
      const [CampaignId, AdvertId, Weight] = part.split(':');
      return {
        CampaignId: Number(CampaignId),
        AdvertId: Number(AdvertId),
        Weight: Weight ? Number(Weight) : Number.NaN,
      };
    });

/** A slot as the form's fields have it. */
export const toValues = (slot: StaffSlot | null): FormValues => ({
  Name: slot?.Name ?? '',
  Key: slot?.Key ?? '',
  Page: slot?.Page ?? '/',
  SlotTypeId: String(slot?.SlotTypeId ?? 1),
  AppliesZipFiltering: slot?.AppliesZipFiltering === false ? '' : 'on',
  Items: itemsText(slot?.Items ?? []),
});

/** What somebody else saved, in the form's fields; null when it is no slot. */
export function getCurrentValues(current: unknown): FormValues | null {
  const { success, output } = v.safeParse(StaffSlot, current);
  return success ? toValues(output) : null;
}
