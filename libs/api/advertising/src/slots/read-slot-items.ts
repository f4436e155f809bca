import type { Database } from '@heizplatz/api-platform';
import { asc, eq, inArray } from 'drizzle-orm';
import { advertisers, adverts, advertSlotItems } from '../adverts/schema';
import type { JudgedItem } from './judge-items';
import { readCampaigns } from '../campaigns/read-campaigns';

export interface ReadSlotItem extends JudgedItem {
  readonly slotId: number;
  readonly campaignId: number;
  readonly campaignName: string;
  readonly advertId: number;
  readonly advertName: string;
  readonly advertiserName: string;
}

/** All items of slots in their order, whether they are shown or not, with what decides it on a day. */
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
  const byId = new Map((await readCampaigns(db, campaignIds, day)).map((campaign) => [campaign.id, campaign]));
  return rows.flatMap(({ item, advert, advertiser }) => {
    const campaign = byId.get(item.campaignId);
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
