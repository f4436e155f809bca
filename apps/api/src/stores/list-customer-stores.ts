import { CALLS } from '@heizplatz/contract';
import { defineHandler } from '../http/define-handler';
import { problem } from '../http/problem';
import { readStores } from './read-stores';

/** At the caller's delivery addresses in the site's country. */
export const answerCustomerStores = defineHandler(CALLS.customerStores, async (_, { db, user, countryId, clock }) => {
  if (!user) throw problem('UNAUTHENTICATED');
  return { Items: await readStores(db, { userId: user.id, countryId, now: clock() }) };
});
