import { defineHandler, problem, siteDay } from '@heizplatz/api-platform';
import { CALLS } from '@heizplatz/contract';
import { reachesPlace } from './is-served';
import { presentItem, presentSlot } from './present-slot';
import { listRunningItems } from '../slots/list-running-items';
import { findSlot } from '../slots/slot-repository';

export const advertSlot = defineHandler(CALLS.advertSlot, async ({ params, query }, { db, clock }) => {
  const { countryId, zipCode } = query;
  const slot = await findSlot(db, countryId, params.slotKey);
  if (!slot) throw problem('NOT_FOUND');
  const running = await listRunningItems(db, { countryId, day: siteDay(clock()), slotId: slot.id });
  const items = running.filter(({ zipRanges }) => reachesPlace(zipRanges, slot.appliesZipFiltering, zipCode));
  return { ...presentSlot(slot), Items: items.map(presentItem) };
});
