import { defineHandler, siteDay } from '@heizplatz/api-platform';
import { CALLS } from '@heizplatz/contract';
import { presentSlot } from './present-slot';
import { listRunningItems } from '../slots/list-running-items';
import { listSlots } from '../slots/slot-repository';

export const advertSlots = defineHandler(CALLS.advertSlots, async ({ query: { countryId } }, { db, clock }) => {
  const items = await listRunningItems(db, { countryId, day: siteDay(clock()) });
  const used = new Set(items.map(({ slotId }) => slotId));
  return (await listSlots(db, countryId)).filter(({ id }) => used.has(id)).map(presentSlot);
});
