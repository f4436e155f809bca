import { CALLS } from '@heizplatz/contract';
import { defineHandler } from '../http/define-handler';
import { problem } from '../http/problem';
import { versionConflict } from '../http/version-conflict';
import { readWithdrawal } from './read-withdrawals';
import { changeWithdrawal, lockWithdrawal } from './staff-withdrawal-repository';

/** POST /api/support/widerrufe/erledigen: nothing more is to be done, and why. */
export const answerSettleWithdrawal = defineHandler(CALLS.settleWithdrawal, async ({ body }, context) => {
  const { db, user, clock, audit } = context;
  await db.transaction(async (tx) => {
    const kept = await lockWithdrawal(tx, body.WithdrawalId);
    if (!kept) throw problem('NOT_FOUND');
    if (kept.version !== body.Version) throw versionConflict(await readWithdrawal(tx, kept.id));
    const settled = { settledAt: clock(), settledByUserId: user?.id ?? null, settledNote: body.Note };
    await changeWithdrawal(tx, kept.id, settled);
    audit.note({ before: { settledAt: kept.settledAt }, after: settled, reason: body.Note });
  });
  return readWithdrawal(db, body.WithdrawalId);
});
