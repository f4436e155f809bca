import { defineHandler, problem } from '@heizplatz/api-platform';
import { CALLS } from '@heizplatz/contract';
import { lockDealerById } from '../../dealers/dealer-repository';
import { staffName } from '../../dealers/staff-name';
import { endKey, replaceKeys } from '../dealer-key-repository';
import { newDealerKey } from './dealer-key';

/** POST /api/support/preisimport/schluessel: displayed in this response only; older keys of the dealer end. */
export const makeDealerKey = defineHandler(CALLS.makeDealerKey, async ({ body }, { db, clock, user, audit }) => {
  const dealerId = body.DealerId;
  const { key, keyHash, start } = newDealerKey();
  await db.transaction(async (tx) => {
    if (!(await lockDealerById(tx, dealerId))) throw problem('NOT_FOUND');
    await replaceKeys(tx, {
      dealerId,
      keyHash,
      start,
      createdAt: clock(),
      createdBy: staffName(user),
      createdById: user?.id,
    });
  });
  audit.note({ after: { start } });
  return { Key: key };
});

/** POST /api/support/preisimport/schluessel/beenden. NOT_FOUND: the dealer has no such key, or it has ended. */
export const endDealerKey = defineHandler(CALLS.endDealerKey, async ({ body }, { db, clock, audit }) => {
  const start = await endKey(db, { id: body.KeyId, dealerId: body.DealerId }, clock());
  if (start === undefined) throw problem('NOT_FOUND');
  audit.note({ before: { start }, after: { ended: true } });
  return { success: true };
});
