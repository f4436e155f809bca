import type { Database } from '@heizplatz/api-platform';
import type { StaffCampaign } from '@heizplatz/contract';
import { rangesMeet, sharedRanges, getZipRanges } from '../staff-adverts/zip-ranges';
import { type CampaignRow, listRivals } from './campaign-repository';

const earlier = (one: string | null, other: string | null): string | null =>
  one === null || other === null ? (one ?? other) : one < other ? one : other;

/** Campaigns that compete from a day on for the same slots, postcodes and days, by slot. */
export async function findOverlaps(db: Database, own: CampaignRow, today: string): Promise<StaffCampaign['Overlaps']> {
  const rows = await listRivals(db, own, today);
  const isOver = own.endsOn !== null && own.endsOn < today;
  return rows
    .filter(({ rival }) => !isOver && rangesMeet(own.zipRanges, rival.zipRanges))
    .toSorted((a, b) => a.slotName.localeCompare(b.slotName, 'de') || a.rival.id - b.rival.id)
    .map(({ slotId, slotName, rival, advertiser }) => ({
      SlotId: slotId,
      SlotName: slotName,
      CampaignId: rival.id,
      CampaignName: rival.name,
      AdvertiserName: advertiser,
      CampaignTypeId: rival.campaignTypeId,
      From: [today, own.startsOn, rival.startsOn].toSorted().at(-1) ?? today,
      To: earlier(own.endsOn, rival.endsOn),
      ZipRanges: getZipRanges(sharedRanges(own.zipRanges, rival.zipRanges)),
    }));
}
