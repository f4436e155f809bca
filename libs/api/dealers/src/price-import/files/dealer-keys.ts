import { defineHandler, problem } from '@heizplatz/api-platform';
import { CALLS } from '@heizplatz/contract';
import { and, eq, isNull } from 'drizzle-orm';
import { dealers } from '../../dealers/schema';
import { staffName } from '../../dealers/staff-name';
import { newDealerKey } from './dealer-key';
import { dealerKeys } from '../schema';

/** POST /api/support/preisimport/schluessel: shown in this answer and never again; older keys of the dealer end. */
export const makeDealerKey = defineHandler(CALLS.makeDealerKey, async ({ body }, { db, clock, user, audit }) => {
  const { key, keyHash, start } = newDealerKey();
  await db.transaction(async (tx) => {
    const [dealer] = await tx
      .select({ id: dealers.id })
      .from(dealers)
      .where(eq(dealers.id, body.DealerId))
      .for('no key update');
    if (!dealer) throw problem('NOT_FOUND');
    const now = clock();
    const { dealerId, endedAt } = dealerKeys;
    await tx
      .update(dealerKeys)
      .set({ endedAt: now })
      .where(and(eq(dealerId, dealer.id), isNull(endedAt)));
    await tx
      .insert(dealerKeys)
      .values({ dealerId: dealer.id, keyHash, start, createdAt: now, createdBy: staffName(user) });
  });
  audit.note({ after: { start } });
  return { Key: key };
});

/** POST /api/support/preisimport/schluessel/beenden. NOT_FOUND: the dealer has no such key, or it has ended. */
export const endDealerKey = defineHandler(CALLS.endDealerKey, async ({ body }, { db, clock, audit }) => {
  const { id, dealerId, endedAt } = dealerKeys;
  const [ended] = await db
    .update(dealerKeys)
    .set({ endedAt: clock() })
    .where(and(eq(id, body.KeyId), eq(dealerId, body.DealerId), isNull(endedAt)))
    .returning({ start: dealerKeys.start });
  if (!ended) throw problem('NOT_FOUND');
  audit.note({ before: { start: ended.start }, after: { ended: true } });
  return { success: true };
});
