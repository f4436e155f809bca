import { defineHandler, problem } from '@heizplatz/api-platform';
import { CALLS } from '@heizplatz/contract';
import { readFuelStorages } from './read-fuel-storages';

/** At the caller's delivery addresses in the site's country. */
export const customerStores = defineHandler(CALLS.customerStores, async (_, { db, user, countryId, clock }) => {
  if (!user) throw problem('UNAUTHENTICATED');
  return { Items: await readFuelStorages(db, { userId: user.id, countryId, now: clock() }) };
});
