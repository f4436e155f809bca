import { users } from '@heizplatz/api-identity';
import { type Database, problem } from '@heizplatz/api-platform';
import type { StaffAdvert } from '@heizplatz/contract';
import { asc, eq } from 'drizzle-orm';
import { advertFiles, advertisers, adverts, advertSlotItems, advertSlots } from '../adverts/schema';
import { campaignState } from '../campaigns/campaign-state';
import { readCampaigns } from '../campaigns/read-campaigns';

async function placesOf(db: Database, advertId: number, day: string): Promise<StaffAdvert['Places']> {
  const items = await db
    .select({ slotId: advertSlots.id, slotName: advertSlots.name, campaignId: advertSlotItems.campaignId })
    .from(advertSlotItems)
    .innerJoin(advertSlots, eq(advertSlots.id, advertSlotItems.slotId))
    .where(eq(advertSlotItems.advertId, advertId))
    .orderBy(asc(advertSlots.name), asc(advertSlotItems.id));
  const found = await readCampaigns(
    db,
    items.map(({ campaignId }) => campaignId),
    day,
  );
  const byId = new Map(found.map((campaign) => [campaign.id, campaign]));
  return items.flatMap(({ slotId, slotName, campaignId }) => {
    const campaign = byId.get(campaignId);
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
async function stylesOf(db: Database, name: string | null): Promise<string> {
  if (name === null) return '';
  const [file] = await db.select({ content: advertFiles.content }).from(advertFiles).where(eq(advertFiles.name, name));
  return file?.content.toString('utf8') ?? '';
}

/** An advert as its form has it. Throws NOT_FOUND. */
export async function presentAdvert(db: Database, id: number, day: string): Promise<StaffAdvert> {
  const [row] = await db
    .select({ advert: adverts, advertiserName: advertisers.name, first: users.firstName, last: users.lastName })
    .from(adverts)
    .innerJoin(advertisers, eq(advertisers.id, adverts.advertiserId))
    .leftJoin(users, eq(users.id, adverts.approvedBy))
    .where(eq(adverts.id, id));
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
    SlotTypeId: advert.slotTypeId,
    Html: advert.html,
    Styles: await stylesOf(db, advert.stylesFileName),
    StylesFileName: advert.stylesFileName ?? '',
    LandingUrl: advert.landingUrl,
    OnBehalfOf: advert.onBehalfOf,
    PaidBy: advert.paidBy,
    Reason: advert.reason,
    ApprovedAt: advert.approvedAt?.toISOString() ?? null,
    ApprovedBy: [row.first, row.last].filter(Boolean).join(' ') || null,
    Places: await placesOf(db, id, day),
  };
}
