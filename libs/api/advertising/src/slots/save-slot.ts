import {
  type CallContext,
  changedFields,
  type Database,
  defineHandler,
  problem,
  siteDay,
  versionConflict,
} from '@heizplatz/api-platform';
import { CALLS, type CallRequest, type CountryId } from '@heizplatz/contract';
import { findAdverts } from '../adverts/advert-repository';
import { findCampaigns } from '../campaigns/campaign-repository';
import { presentStaffSlot } from './present-staff-slot';
import { refuseField } from '../staff-adverts/refuse-field';
import { replaceItems } from './slot-item-repository';
import { findSlotIdByKey, insertSlot, lockSlot, updateSlot } from './slot-repository';

type Body = CallRequest<typeof CALLS.saveSlot>['body'];

const getFields = (body: Body) => ({
  key: body.Key,
  name: body.Name,
  page: body.Page,
  slotTypeId: body.SlotTypeId,
  appliesZipFiltering: body.AppliesZipFiltering,
});

/** An item is an advert of the campaign's own advertiser, in the slot's country and size, once. */
async function checkItems(tx: Database, countryId: CountryId, { Items, SlotTypeId }: Body): Promise<void> {
  const keys = Items.map(({ CampaignId, AdvertId }) => `${CampaignId}-${AdvertId}`);
  if (new Set(keys).size < keys.length) throw refuseField('Items', 'ITEM_INV');
  if (Items.length === 0) return;
  const booked = await findCampaigns(
    tx,
    Items.map(({ CampaignId }) => CampaignId),
  );
  const designs = await findAdverts(
    tx,
    Items.map(({ AdvertId }) => AdvertId),
  );
  for (const { CampaignId, AdvertId } of Items) {
    const campaign = booked.find(({ id }) => id === CampaignId);
    const advert = designs.find(({ id }) => id === AdvertId);
    const fits =
      campaign?.countryId === countryId &&
      advert?.countryId === countryId &&
      advert.slotTypeId === SlotTypeId &&
      advert.advertiserId === campaign.advertiserId;
    if (!fits) throw refuseField('Items', 'ITEM_INV');
  }
}

const writeItems = (tx: Database, slotId: number, items: Body['Items']): Promise<void> =>
  replaceItems(
    tx,
    slotId,
    items.map(({ CampaignId, AdvertId, Weight }) => ({ campaignId: CampaignId, advertId: AdvertId, weight: Weight })),
  );

async function refuseTaken(tx: Database, countryId: CountryId, body: Body): Promise<void> {
  const takenBy = await findSlotIdByKey(tx, countryId, body.Key);
  if (takenBy !== undefined && takenBy !== body.SlotId) throw refuseField('Key', 'SLOT_TAKEN');
}

async function addSlot(tx: Database, body: Body, { audit }: CallContext): Promise<number> {
  await refuseTaken(tx, body.CountryId, body);
  await checkItems(tx, body.CountryId, body);
  const row = { ...getFields(body), countryId: body.CountryId };
  const slotId = await insertSlot(tx, row);
  await writeItems(tx, slotId, body.Items);
  audit.note({ after: { ...row, items: body.Items } });
  return slotId;
}

async function changeSlot(tx: Database, slotId: number, body: Body, { clock, audit }: CallContext): Promise<number> {
  const known = await lockSlot(tx, slotId);
  if (!known) throw problem('NOT_FOUND');
  const before = await presentStaffSlot(tx, slotId, siteDay(clock()));
  if (known.version !== body.Version) throw versionConflict(before);
  await refuseTaken(tx, known.countryId, body);
  await checkItems(tx, known.countryId, body);
  const fields = getFields(body);
  await updateSlot(tx, slotId, fields);
  await writeItems(tx, slotId, body.Items);
  const items = before.Items.map(({ CampaignId, AdvertId, Weight }) => ({ CampaignId, AdvertId, Weight }));
  audit.note({ before: { ...changedFields(known, fields), items }, after: { ...fields, items: body.Items } });
  return slotId;
}

/** POST /api/support/slots/speichern. */
export const saveSlot = defineHandler(CALLS.saveSlot, async ({ body }, context) => {
  const slotId = await context.db.transaction(async (tx) => {
    const id =
      body.SlotId === null ? await addSlot(tx, body, context) : await changeSlot(tx, body.SlotId, body, context);
    return id;
  });
  return presentStaffSlot(context.db, slotId, siteDay(context.clock()));
});

/** POST /api/support/slots/schalten: switching off takes effect whatever version a staff member has open. */
export const switchSlot = defineHandler(CALLS.switchSlot, async ({ body }, { db, clock, audit }) => {
  await db.transaction(async (tx) => {
    const known = await lockSlot(tx, body.SlotId);
    if (!known) throw problem('NOT_FOUND');
    await updateSlot(tx, body.SlotId, { isOn: body.IsOn });
    audit.note({ before: { isOn: known.isOn }, after: { isOn: body.IsOn }, reason: body.Reason });
  });
  return presentStaffSlot(db, body.SlotId, siteDay(clock()));
});
