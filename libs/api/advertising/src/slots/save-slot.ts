import {
  type CallContext,
  changedFields,
  type Database,
  defineHandler,
  flushTags,
  problem,
  siteDay,
  versionConflict,
} from '@heizplatz/api-platform';
import { CALLS, type CallRequest, type CountryId } from '@heizplatz/contract';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { adverts, advertSlotItems, advertSlots, campaigns } from '../adverts/schema';
import { presentStaffSlot } from './present-staff-slot';
import { refuseField } from '../staff-adverts/refuse-field';

type Body = CallRequest<typeof CALLS.saveSlot>['body'];

const fieldsOf = (body: Body) => ({
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
  const booked = await tx
    .select()
    .from(campaigns)
    .where(
      inArray(
        campaigns.id,
        Items.map(({ CampaignId }) => CampaignId),
      ),
    );
  const designs = await tx
    .select()
    .from(adverts)
    .where(
      inArray(
        adverts.id,
        Items.map(({ AdvertId }) => AdvertId),
      ),
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

async function writeItems(tx: Database, slotId: number, items: Body['Items']): Promise<void> {
  await tx.delete(advertSlotItems).where(eq(advertSlotItems.slotId, slotId));
  const rows = items.map(({ CampaignId, AdvertId, Weight }, position) => ({
    ...{ slotId, campaignId: CampaignId, advertId: AdvertId, weight: Weight, position },
  }));
  if (rows.length > 0) await tx.insert(advertSlotItems).values(rows);
}

async function refuseTaken(tx: Database, countryId: CountryId, body: Body): Promise<void> {
  const [taken] = await tx
    .select({ id: advertSlots.id })
    .from(advertSlots)
    .where(and(eq(advertSlots.countryId, countryId), eq(advertSlots.key, body.Key)));
  if (taken && taken.id !== body.SlotId) throw refuseField('Key', 'SLOT_TAKEN');
}

async function addSlot(tx: Database, body: Body, { audit }: CallContext): Promise<number> {
  await refuseTaken(tx, body.CountryId, body);
  await checkItems(tx, body.CountryId, body);
  const row = { ...fieldsOf(body), countryId: body.CountryId };
  const [added] = await tx.insert(advertSlots).values(row).returning({ id: advertSlots.id });
  if (!added) throw new Error('no slot was inserted');
  await writeItems(tx, added.id, body.Items);
  audit.note({ after: { ...row, items: body.Items } });
  return added.id;
}

async function changeSlot(tx: Database, slotId: number, body: Body, { clock, audit }: CallContext): Promise<number> {
  const [known] = await tx.select().from(advertSlots).where(eq(advertSlots.id, slotId)).for('update');
  if (!known) throw problem('NOT_FOUND');
  const before = await presentStaffSlot(tx, slotId, siteDay(clock()));
  if (known.version !== body.Version) throw versionConflict(before);
  await refuseTaken(tx, known.countryId, body);
  await checkItems(tx, known.countryId, body);
  const fields = fieldsOf(body);
  await tx
    .update(advertSlots)
    .set({ ...fields, version: sql`${advertSlots.version} + 1` })
    .where(eq(advertSlots.id, slotId));
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
    await flushTags(tx, ['adverts']);
    return id;
  });
  return presentStaffSlot(context.db, slotId, siteDay(context.clock()));
});

/** POST /api/support/slots/schalten: whatever somebody has open, off is off. */
export const switchSlot = defineHandler(CALLS.switchSlot, async ({ body }, { db, clock, audit }) => {
  await db.transaction(async (tx) => {
    const [known] = await tx.select().from(advertSlots).where(eq(advertSlots.id, body.SlotId)).for('update');
    if (!known) throw problem('NOT_FOUND');
    await tx
      .update(advertSlots)
      .set({ isOn: body.IsOn, version: sql`${advertSlots.version} + 1` })
      .where(eq(advertSlots.id, body.SlotId));
    audit.note({ before: { isOn: known.isOn }, after: { isOn: body.IsOn }, reason: body.Reason });
    await flushTags(tx, ['adverts']);
  });
  return presentStaffSlot(db, body.SlotId, siteDay(clock()));
});
