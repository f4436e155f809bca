import type { SlotItem } from '@heizplatz/contract';
import type { RunningItem } from '../slots/list-running-items';
import type { SlotRow } from '../slots/slot-repository';

export const presentSlot = ({ id, key, slotTypeId, appliesZipFiltering }: SlotRow) => ({
  Id: id,
  Key: key,
  SlotTypeId: slotTypeId,
  AppliesZipFiltering: appliesZipFiltering,
});

export const presentItem = (item: RunningItem): SlotItem => ({
  SlotId: item.slotId,
  AdvertId: item.advertId,
  CampaignId: item.campaignId,
  CampaignTypeId: item.campaignTypeId,
  Weight: item.weight,
  IsLocal: item.zipRanges.length > 0,
});
