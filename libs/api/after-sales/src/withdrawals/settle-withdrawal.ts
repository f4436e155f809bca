import { defineHandler, problem, versionConflict } from '@heizplatz/api-platform';
import { CALLS } from '@heizplatz/contract';
import { readWithdrawal } from './read-withdrawals';
import { changeWithdrawal, lockWithdrawal } from './staff-withdrawal-repository';
import { takeOffPart } from './take-off-part';

/** POST /api/support/widerrufe/erledigen: nothing more is to be done, and why. */
export const settleWithdrawal = defineHandler(CALLS.settleWithdrawal, async ({ body }, context) => {
  const { db, user, clock, audit } = context;
  await db.transaction(async (tx) => {
    const kept = await lockWithdrawal(tx, body.WithdrawalId);
    if (!kept) throw problem('NOT_FOUND');
    if (kept.version !== body.Version) throw versionConflict(await readWithdrawal(tx, kept.id));
    const settled = { settledAt: clock(), settledByUserId: user?.id ?? null, settledNote: body.Note };
    await changeWithdrawal(tx, kept.id, settled);
    const { WithdrawnAmount: withdrawn } = body;
    if (withdrawn !== undefined) await takeOffPart(tx, kept, Math.round(withdrawn * 100), context);
    audit.note({ before: { settledAt: kept.settledAt }, after: { ...settled, withdrawn }, reason: body.Note });
  });
  return readWithdrawal(db, body.WithdrawalId);
});
