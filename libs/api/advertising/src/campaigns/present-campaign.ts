import { type CallContext, type Database, problem, siteDay } from '@heizplatz/api-platform';
import type { StaffCampaign, StaffCampaignRow } from '@heizplatz/contract';
import { campaignActions } from './campaign-actions';
import { listCampaignItems, type ReadCampaign, readCampaign } from './campaign-repository';
import { campaignState } from './campaign-state';
import { findOverlaps } from './find-overlaps';
import { getZipRanges } from '../staff-adverts/zip-ranges';

export const presentCampaignRow = (campaign: ReadCampaign, day: string): StaffCampaignRow => ({
  Id: campaign.id,
  CountryId: campaign.countryId,
  AdvertiserId: campaign.advertiserId,
  AdvertiserName: campaign.advertiserName,
  Name: campaign.name,
  State: campaignState(campaign, campaign, day),
  CampaignTypeId: campaign.campaignTypeId,
  StartsOn: campaign.startsOn,
  EndsOn: campaign.endsOn,
  ZipRanges: getZipRanges(campaign.zipRanges),
  CapImpressions: campaign.capImpressions,
  CapImpressionsPerDay: campaign.capImpressionsPerDay,
  TargetImpressions: campaign.targetImpressions,
  Impressions: campaign.impressions,
  Clicks: campaign.clicks,
});

const findItems = async (db: Database, campaignId: number): Promise<StaffCampaign['Items']> =>
  (await listCampaignItems(db, campaignId)).map(({ item, slotName, advertName, state }) => ({
    SlotId: item.slotId,
    SlotName: slotName,
    AdvertId: item.advertId,
    AdvertName: advertName,
    AdvertState: state,
    Weight: item.weight,
  }));

/** A campaign as its page has it. Throws NOT_FOUND. */
export async function presentCampaign(
  db: Database,
  id: number,
  { clock, user }: Pick<CallContext, 'clock' | 'user'>,
): Promise<StaffCampaign> {
  const day = siteDay(clock());
  const campaign = await readCampaign(db, id, day);
  if (!campaign) throw problem('NOT_FOUND');
  return {
    ...presentCampaignRow(campaign, day),
    Version: campaign.version,
    IsPaused: campaign.isPaused,
    Actions: campaignActions(campaign, user),
    ImpressionsToday: campaign.impressionsToday,
    Items: await findItems(db, id),
    Overlaps: await findOverlaps(db, campaign, day),
  };
}
