import { raisePriceBookVersion } from '@heizplatz/api-dealers';
import { defineHandler, versionConflict } from '@heizplatz/api-platform';
import { CALLS } from '@heizplatz/contract';
import { updateDealer } from './dealer-repository';
import { presentStaffDealer, requireLockedDealer } from './read-staff-dealer';

/** POST /api/support/haendler/sperren: its offers are gone with the next price book, its orders go on. */
export const lockDealer = defineHandler(CALLS.lockDealer, async ({ body }, context) => {
  const { db, clock, audit } = context;
  await db.transaction(async (tx) => {
    const known = await requireLockedDealer(tx, body.DealerId);
    if (known.version !== body.Version) throw versionConflict(await presentStaffDealer(tx, known.id, context));
    await updateDealer(tx, known.id, {
      lockedAt: body.Locks ? clock() : null,
      lockReason: body.Locks ? body.Reason : null,
    });
    audit.note({
      before: { locked: known.lockedAt !== null },
      after: { locked: body.Locks },
      reason: body.Reason,
    });
    await raisePriceBookVersion(tx);
  });
  return presentStaffDealer(db, body.DealerId, context);
});
