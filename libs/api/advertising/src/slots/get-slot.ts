import { type Database, defineHandler, problem, siteDay } from '@heizplatz/api-platform';
import { CALLS } from '@heizplatz/contract';
import { listFittingAdverts } from '../adverts/advert-repository';
import { listBookableCampaigns } from '../campaigns/campaign-repository';
import { presentSlotItems } from './present-slot-items';
import { presentStaffSlot } from './present-staff-slot';
import { readSlotItems } from './slot-item-repository';
import { findSlotById, type SlotRow } from './slot-repository';

async function findSlot(db: Database, id: number): Promise<SlotRow> {
  const slot = await findSlotById(db, id);
  if (!slot) throw problem('NOT_FOUND');
  return slot;
}

/** GET /api/support/slots/{id}. */
export const staffSlot = defineHandler(CALLS.staffSlot, ({ params }, { db, clock }) =>
  presentStaffSlot(db, params.slotId, siteDay(clock())),
);

/** GET /api/support/slots/{id}/probe: by the rules of the public call; nothing is counted. */
export const trySlot = defineHandler(CALLS.trySlot, async ({ params, query }, { db, clock }) => {
  const day = query.day || siteDay(clock());
  const slot = await findSlot(db, params.slotId);
  return { Items: presentSlotItems(slot, await readSlotItems(db, [slot.id], day), { day, zipCode: query.zipCode }) };
});

interface NamedOfAdvertiser {
  readonly id: number;
  readonly name: string;
  readonly advertiserId: number;
  readonly advertiserName: string;
}
const presentChoice = ({ id, name, advertiserId, advertiserName }: NamedOfAdvertiser) => ({
  ...{ Id: id, Name: name, AdvertiserId: advertiserId, AdvertiserName: advertiserName },
});

/** GET /api/support/slots/{id}/auswahl. */
export const slotChoices = defineHandler(CALLS.slotChoices, async ({ params }, { db, clock }) => {
  const slot = await findSlot(db, params.slotId);
  const campaigns = await listBookableCampaigns(db, slot.countryId, siteDay(clock()));
  const adverts = await listFittingAdverts(db, slot);
  return { Campaigns: campaigns.map(presentChoice), Adverts: adverts.map(presentChoice) };
});
