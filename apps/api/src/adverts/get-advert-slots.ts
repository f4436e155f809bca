import { CALLS } from '@heizplatz/contract';
import { defineHandler } from '../http/define-handler';
import { siteDay } from '../time/site-day';
import { presentSlot } from './present-slot';
import { listRunningItems, listSlots } from './slot-repository';

export const getAdvertSlots = defineHandler(CALLS.advertSlots, async ({ query: { countryId } }, { db, clock }) => {
  const items = await listRunningItems(db, { countryId, day: siteDay(clock()) });
  const used = new Set(items.map(({ slotId }) => slotId));
  return (await listSlots(db, countryId)).filter(({ id }) => used.has(id)).map(presentSlot);
});
