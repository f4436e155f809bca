import type { Database } from '@heizplatz/api-platform';
import type { CountryId } from '@heizplatz/contract';
import { and, asc, eq, inArray } from 'drizzle-orm';
import { advertisers, adverts, advertSlotItems, advertSlots, campaigns } from '../adverts/schema';
import { deliveredColumns, readCampaigns } from '../campaigns/campaign-repository';
import type { JudgedItem } from './judge-items';

/** Approved adverts of a country in its slots, with the campaign that booked them and what it delivered; by position. */
export function listBookedItems(
  db: Database,
  { countryId, day, slotId }: { countryId: CountryId; day: string; slotId?: number },
) {
  return db
    .select({
      slotId: advertSlotItems.slotId,
      advertId: advertSlotItems.advertId,
      campaignId: advertSlotItems.campaignId,
      weight: advertSlotItems.weight,
      campaignTypeId: campaigns.campaignTypeId,
      zipRanges: campaigns.zipRanges,
      isPaused: campaigns.isPaused,
      isBlocked: advertisers.isBlocked,
      startsOn: campaigns.startsOn,
      endsOn: campaigns.endsOn,
      capImpressions: campaigns.capImpressions,
      capImpressionsPerDay: campaigns.capImpressionsPerDay,
      ...deliveredColumns(day),
    })
    .from(advertSlotItems)
    .innerJoin(advertSlots, eq(advertSlots.id, advertSlotItems.slotId))
    .innerJoin(adverts, eq(adverts.id, advertSlotItems.advertId))
    .innerJoin(advertisers, eq(advertisers.id, adverts.advertiserId))
    .innerJoin(campaigns, eq(campaigns.id, advertSlotItems.campaignId))
    .where(
      and(
        eq(advertSlots.countryId, countryId),
        eq(campaigns.countryId, countryId),
        eq(adverts.countryId, countryId),
        eq(adverts.state, 'approved'),
        eq(adverts.slotTypeId, advertSlots.slotTypeId),
        ...(slotId === undefined ? [] : [eq(advertSlotItems.slotId, slotId)]),
      ),
    )
    .orderBy(asc(advertSlotItems.position), asc(advertSlotItems.id));
}

export interface ReadSlotItem extends JudgedItem {
  readonly slotId: number;
  readonly campaignId: number;
  readonly campaignName: string;
  readonly advertId: number;
  readonly advertName: string;
  readonly advertiserName: string;
}

/** All items of slots in their order, displayed or not, with the properties that decide this on a day. */
export async function readSlotItems(db: Database, slotIds: readonly number[], day: string): Promise<ReadSlotItem[]> {
  if (slotIds.length === 0) return [];
  const rows = await db
    .select({ item: advertSlotItems, advert: adverts, advertiser: advertisers })
    .from(advertSlotItems)
    .innerJoin(adverts, eq(adverts.id, advertSlotItems.advertId))
    .innerJoin(advertisers, eq(advertisers.id, adverts.advertiserId))
    .where(inArray(advertSlotItems.slotId, [...slotIds]))
    .orderBy(asc(advertSlotItems.slotId), asc(advertSlotItems.position), asc(advertSlotItems.id));
  const campaignIds = [...new Set(rows.map(({ item }) => item.campaignId))];
  const entriesById = new Map((await readCampaigns(db, campaignIds, day)).map((campaign) => [campaign.id, campaign]));
  return rows.flatMap(({ item, advert, advertiser }) => {
    const campaign = entriesById.get(item.campaignId);
    if (!campaign) return [];
    return {
      ...{ slotId: item.slotId, campaignId: campaign.id, advertId: advert.id, weight: item.weight },
      ...{ campaignName: campaign.name, advertName: advert.name, advertiserName: advertiser.name },
      ...{ campaignTypeId: campaign.campaignTypeId, zipRanges: campaign.zipRanges, isPaused: campaign.isPaused },
      ...{ startsOn: campaign.startsOn, endsOn: campaign.endsOn, capImpressions: campaign.capImpressions },
      ...{ capImpressionsPerDay: campaign.capImpressionsPerDay, impressions: campaign.impressions },
      // As the public call has it: what counts is whose advert it is.
      ...{ impressionsToday: campaign.impressionsToday, isBlocked: advertiser.isBlocked },
      ...{ advertState: advert.state, advertSlotTypeId: advert.slotTypeId },
      ...{ advertCountryId: advert.countryId, campaignCountryId: campaign.countryId },
    };
  });
}

/** In the order of the input. */
export async function replaceItems(
  tx: Database,
  slotId: number,
  items: readonly Omit<typeof advertSlotItems.$inferInsert, 'id' | 'slotId' | 'position'>[],
): Promise<void> {
  await tx.delete(advertSlotItems).where(eq(advertSlotItems.slotId, slotId));
  if (items.length > 0)
    await tx.insert(advertSlotItems).values(items.map((item, position) => ({ ...item, slotId, position })));
}
