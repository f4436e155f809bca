import type { Database } from '@heizplatz/api-platform';
import type { StaffCampaign } from '@heizplatz/contract';
import { aliasedTable, and, eq, ne, or, sql } from 'drizzle-orm';
import { advertisers, advertSlotItems, advertSlots, campaigns } from '../adverts/schema';
import { rangesMeet, sharedRanges, zipRangesOf } from '../staff-adverts/zip-ranges';

type CampaignRow = typeof campaigns.$inferSelect;

const earlier = (one: string | null, other: string | null): string | null =>
  one === null || other === null ? (one ?? other) : one < other ? one : other;

/** Campaigns that compete from a day on for the same slots, postcodes and days, by slot. */
export async function overlapsOf(db: Database, own: CampaignRow, today: string): Promise<StaffCampaign['Overlaps']> {
  const theirItems = aliasedTable(advertSlotItems, 'their_items');
  const rows = await db
    .selectDistinct({
      slotId: advertSlots.id,
      slotName: advertSlots.name,
      rival: campaigns,
      advertiser: advertisers.name,
    })
    .from(advertSlotItems)
    .innerJoin(theirItems, eq(theirItems.slotId, advertSlotItems.slotId))
    .innerJoin(advertSlots, eq(advertSlots.id, advertSlotItems.slotId))
    .innerJoin(campaigns, eq(campaigns.id, theirItems.campaignId))
    .innerJoin(advertisers, eq(advertisers.id, campaigns.advertiserId))
    .where(
      and(
        eq(advertSlotItems.campaignId, own.id),
        ne(campaigns.id, own.id),
        eq(campaigns.countryId, own.countryId),
        or(
          sql`${campaigns.endsOn} is null`,
          sql`${campaigns.endsOn} >= greatest(${today}::date, ${own.startsOn}::date)`,
        ),
        own.endsOn === null ? undefined : sql`${campaigns.startsOn} <= ${own.endsOn}::date`,
      ),
    );
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
      ZipRanges: zipRangesOf(sharedRanges(own.zipRanges, rival.zipRanges)),
    }));
}
