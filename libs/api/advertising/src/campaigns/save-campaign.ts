import {
  type CallContext,
  changedFields,
  type Database,
  defineHandler,
  flushTags,
  siteDay,
} from '@heizplatz/api-platform';
import { CALLS, type CallRequest, type CountryId } from '@heizplatz/contract';
import { eq, sql } from 'drizzle-orm';
import { advertisers, campaigns } from '../adverts/schema';
import { lockCampaign } from './lock-campaign';
import { presentCampaign } from './present-campaign';
import { refuseField } from '../staff-adverts/refuse-field';
import { areRangesOf, storedRanges } from '../staff-adverts/zip-ranges';

type Body = CallRequest<typeof CALLS.saveCampaign>['body'];

async function fieldsOf(tx: Database, countryId: CountryId, body: Body) {
  const { AdvertiserId, StartsOn, EndsOn, ZipRanges } = body;
  const [advertiser] = await tx.select().from(advertisers).where(eq(advertisers.id, AdvertiserId));
  if (!advertiser) throw refuseField('AdvertiserId', 'ADVERTISER_NXT');
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
  const now = clock();
  const row = { ...(await fieldsOf(tx, body.CountryId, body)), countryId: body.CountryId };
  const [added] = await tx
    .insert(campaigns)
    .values({ ...row, createdAt: now, updatedAt: now })
    .returning({ id: campaigns.id });
  if (!added) throw new Error('no campaign was inserted');
  audit.note({ after: row });
  return added.id;
}

async function changeCampaign(tx: Database, id: number, body: Body, { clock, audit }: CallContext): Promise<number> {
  const known = await lockCampaign(tx, { id, version: body.Version, day: siteDay(clock()) });
  const fields = await fieldsOf(tx, known.countryId, body);
  await tx
    .update(campaigns)
    .set({ ...fields, version: sql`${campaigns.version} + 1`, updatedAt: clock() })
    .where(eq(campaigns.id, id));
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
