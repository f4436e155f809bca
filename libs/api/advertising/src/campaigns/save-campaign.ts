import {
  type CallContext,
  changedFields,
  type Database,
  defineHandler,
  flushTags,
  siteDay,
} from '@heizplatz/api-platform';
import { CALLS, type CallRequest, type CountryId } from '@heizplatz/contract';
import { findAdvertiser } from './advertiser-repository';
import { insertCampaign, updateCampaign } from './campaign-repository';
import { lockCampaign } from './lock-campaign';
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

async function addCampaign(tx: Database, body: Body, { clock, audit }: CallContext): Promise<number> {
  const row = { ...(await findFields(tx, body.CountryId, body)), countryId: body.CountryId };
  const id = await insertCampaign(tx, row, clock());
  audit.note({ after: row });
  return id;
}

async function changeCampaign(tx: Database, id: number, body: Body, { clock, audit }: CallContext): Promise<number> {
  const known = await lockCampaign(tx, { id, version: body.Version, day: siteDay(clock()) });
  const fields = await findFields(tx, known.countryId, body);
  await updateCampaign(tx, id, fields, clock());
  audit.note({ before: changedFields(known, fields), after: fields });
  return id;
}

/** POST /api/support/campaigns/speichern. */
export const saveCampaign = defineHandler(CALLS.saveCampaign, async ({ body }, context) => {
  const id = await context.db.transaction(async (tx) => {
    const saved =
      body.CampaignId === null
        ? await addCampaign(tx, body, context)
        : await changeCampaign(tx, body.CampaignId, body, context);
    await flushTags(tx, ['adverts']);
    return saved;
  });
  return presentCampaign(context.db, id, siteDay(context.clock()));
});
