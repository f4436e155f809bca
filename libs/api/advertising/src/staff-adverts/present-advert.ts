import { type CallContext, type Database, problem, siteDay } from '@heizplatz/api-platform';
import type { StaffAdvert } from '@heizplatz/contract';
import { findAdvertFile } from '../adverts/advert-file-repository';
import { findNamedAdvert, listAdvertPlaces } from '../adverts/advert-repository';
import { campaignState } from '../campaigns/campaign-state';
import { readCampaigns } from '../campaigns/campaign-repository';
import { advertActions } from './advert-actions';

async function findPlaces(db: Database, advertId: number, day: string): Promise<StaffAdvert['Places']> {
  const items = await listAdvertPlaces(db, advertId);
  const campaigns = await readCampaigns(
    db,
    items.map(({ campaignId }) => campaignId),
    day,
  );
  const entriesById = new Map(campaigns.map((campaign) => [campaign.id, campaign]));
  return items.flatMap(({ slotId, slotName, campaignId }) => {
    const campaign = entriesById.get(campaignId);
    if (!campaign) return [];
    return {
      SlotId: slotId,
      SlotName: slotName,
      CampaignId: campaignId,
      CampaignName: campaign.name,
      State: campaignState(campaign, campaign, day),
      EndsOn: campaign.endsOn,
    };
  });
}

/** The style sheet of that name as it was written; '' for none. */
async function findStyles(db: Database, name: string | null): Promise<string> {
  if (name === null) return '';
  const file = await findAdvertFile(db, name, 'styles');
  return file?.content.toString('utf8') ?? '';
}

/** An advert as its form has it. Throws NOT_FOUND. */
export async function presentAdvert(
  db: Database,
  id: number,
  { clock, user }: Pick<CallContext, 'clock' | 'user'>,
): Promise<StaffAdvert> {
  const row = await findNamedAdvert(db, id);
  if (!row) throw problem('NOT_FOUND');
  const { advert } = row;
  return {
    Id: advert.id,
    Version: advert.version,
    CountryId: advert.countryId,
    AdvertiserId: advert.advertiserId,
    AdvertiserName: row.advertiserName,
    Name: advert.name,
    State: advert.state,
    Actions: advertActions(advert, user),
    SlotTypeId: advert.slotTypeId,
    Html: advert.html,
    Styles: await findStyles(db, advert.stylesFileName),
    StylesFileName: advert.stylesFileName ?? '',
    LandingUrl: advert.landingUrl,
    OnBehalfOf: advert.onBehalfOf,
    PaidBy: advert.paidBy,
    Reason: advert.reason,
    ApprovedAt: advert.approvedAt?.toISOString() ?? null,
    ApprovedBy: [row.first, row.last].filter(Boolean).join(' ') || null,
    Places: await findPlaces(db, id, siteDay(clock())),
  };
}
