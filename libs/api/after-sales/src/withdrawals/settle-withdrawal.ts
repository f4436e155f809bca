import { defineHandler } from '@heizplatz/api-platform';
import { CALLS } from '@heizplatz/contract';
import { staffWithdrawalCommand } from './staff-withdrawal-command';
import { takeOffPart } from './take-off-part';

/** POST /api/support/widerrufe/erledigen: nothing more is to be done, and why. */
export const settleWithdrawal = defineHandler(CALLS.settleWithdrawal, ({ body }, context) =>
  staffWithdrawalCommand('settleWithdrawal', body, context, async (tx, row) => {
    const { user, clock } = context;
    const changes = { settledAt: clock(), settledByUserId: user?.id ?? null, settledNote: body.Note };
    const { WithdrawnAmount: withdrawn } = body;
    if (withdrawn !== undefined) await takeOffPart(tx, row, Math.round(withdrawn * 100), context);
    const audited = { before: { settledAt: row.settledAt }, after: { ...changes, withdrawn }, reason: body.Note };
    return { changes, audited };
  }),
);
