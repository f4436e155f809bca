import type { StaffSlotItem } from '@heizplatz/contract';
import { type Query, type JudgedSlot, judgeItems } from './judge-items';
import type { ReadSlotItem } from './slot-item-repository';
import { getZipRanges } from '../staff-adverts/zip-ranges';

/** Items of one slot with the verdict on each. */
export function presentSlotItems(slot: JudgedSlot, items: readonly ReadSlotItem[], query: Query): StaffSlotItem[] {
  const judged = judgeItems(slot, items, query);
  return items.map((item, at) => ({
    CampaignId: item.campaignId,
    AdvertId: item.advertId,
    Weight: item.weight,
    CampaignName: item.campaignName,
    CampaignTypeId: item.campaignTypeId,
    AdvertiserName: item.advertiserName,
    AdvertName: item.advertName,
    ZipRanges: getZipRanges(item.zipRanges),
    Verdict: judged[at]?.verdict ?? 'slot-off',
    ChancePercent: judged[at]?.chancePercent ?? 0,
  }));
}
