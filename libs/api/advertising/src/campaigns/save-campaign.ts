import { type CallContext, type Database, defineHandler } from '@heizplatz/api-platform';
import { CALLS, type CallRequest, type CountryId, type StaffCampaign } from '@heizplatz/contract';
import { findAdvertiser } from './advertiser-repository';
import { insertCampaign } from './campaign-repository';
import { executeCampaignCommand } from './execute-campaign-command';
import { presentCampaign } from './present-campaign';
import { refuseField } from '../staff-adverts/refuse-field';
import { areRangesOf, storedRanges } from '../staff-adverts/zip-ranges';

type Body = CallRequest<typeof CALLS.saveCampaign>['body'];

async function findFields(tx: Database, countryId: CountryId, body: Body) {
  const { AdvertiserId, StartsOn, EndsOn, ZipRanges } = body;
  if (!(await findAdvertiser(tx, AdvertiserId))) throw refuseField('AdvertiserId', 'ADVERTISER_NXT');
  if (EndsOn !== null && EndsOn < StartsOn) throw refuseField('EndsOn', 'ENDS_BEFORE');
  if (!areRangesOf(countryId, ZipRanges)) throw refuseField('ZipRanges', 'ZIPCODE_INV');
  return {
    advertiserId: AdvertiserId,
    name: body.Name,
    campaignTypeId: body.CampaignTypeId,
    startsOn: StartsOn,
    endsOn: EndsOn,
    zipRanges: storedRanges(ZipRanges),
    capImpressions: body.CapImpressions,
    capImpressionsPerDay: body.CapImpressionsPerDay,
    targetImpressions: body.TargetImpressions,
  };
}

async function addCampaign(body: Body, context: CallContext): Promise<StaffCampaign> {
  const { db, clock, audit } = context;
  const id = await db.transaction(async (tx) => {
    const row = { ...(await findFields(tx, body.CountryId, body)), countryId: body.CountryId };
    const added = await insertCampaign(tx, row, clock());
    audit.note({ after: row });
    return added;
  });
  return presentCampaign(db, id, context);
}

/** POST /api/support/campaigns/speichern. */
export const saveCampaign = defineHandler(CALLS.saveCampaign, ({ body }, context) => {
  const { CampaignId, Version } = body;
  if (CampaignId === null) return addCampaign(body, context);
  return executeCampaignCommand({ CampaignId, Version }, context, async (tx, { countryId }) => ({
    command: 'change',
    changes: await findFields(tx, countryId, body),
  }));
});
