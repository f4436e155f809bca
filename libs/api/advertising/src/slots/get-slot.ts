import { type Database, defineHandler, problem, siteDay } from '@heizplatz/api-platform';
import { CALLS } from '@heizplatz/contract';
import { and, asc, eq, gte, isNull, ne, or } from 'drizzle-orm';
import { advertisers, adverts, advertSlots, campaigns } from '../adverts/schema';
import { presentSlotItems } from './present-slot-items';
import { presentStaffSlot } from './present-staff-slot';
import { readSlotItems } from './read-slot-items';

async function slotRow(db: Database, id: number) {
  const [slot] = await db.select().from(advertSlots).where(eq(advertSlots.id, id));
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
  const slot = await slotRow(db, params.slotId);
  return { Items: presentSlotItems(slot, await readSlotItems(db, [slot.id], day), { day, zipCode: query.zipCode }) };
});

/** GET /api/support/slots/{id}/auswahl. */
export const slotChoices = defineHandler(CALLS.slotChoices, async ({ params }, { db, clock }) => {
  const { countryId, slotTypeId } = await slotRow(db, params.slotId);
  const runsOn = or(isNull(campaigns.endsOn), gte(campaigns.endsOn, siteDay(clock())));
  const named = {
    Id: campaigns.id,
    Name: campaigns.name,
    AdvertiserId: advertisers.id,
    AdvertiserName: advertisers.name,
  };
  const Campaigns = await db
    .select(named)
    .from(campaigns)
    .innerJoin(advertisers, eq(advertisers.id, campaigns.advertiserId))
    .where(and(eq(campaigns.countryId, countryId), runsOn))
    .orderBy(asc(advertisers.name), asc(campaigns.name));
  const Adverts = await db
    .select({ ...named, Id: adverts.id, Name: adverts.name })
    .from(adverts)
    .innerJoin(advertisers, eq(advertisers.id, adverts.advertiserId))
    .where(and(eq(adverts.countryId, countryId), eq(adverts.slotTypeId, slotTypeId), ne(adverts.state, 'archived')))
    .orderBy(asc(advertisers.name), asc(adverts.name));
  return { Campaigns, Adverts };
});
