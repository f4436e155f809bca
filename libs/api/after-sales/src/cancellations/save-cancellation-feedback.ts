import { findOwnOrder } from '@heizplatz/api-ordering';
import { defineHandler, problem } from '@heizplatz/api-platform';
import { CALLS } from '@heizplatz/contract';
import { lockCase } from './case-repository';
import { executeCaseCommand, POSTED } from './execute-case-command';

/** If submitted again, the newer one counts. NOT_FOUND for another customer's order and for one not cancelled. */
export const saveCancellationFeedback = defineHandler(
  CALLS.saveCancellationFeedback,
  async ({ body: { reason, comment, OrderId } }, context) => {
    const { db } = context;
    const order = await findOwnOrder(db, { OrderId }, context);
    await db.transaction(async (tx) => {
      const known = await lockCase(tx, order.id);
      if (!known) throw problem('NOT_FOUND');
      const { feedbackReason, feedbackComment } = known;
      const after = { feedbackReason: reason, feedbackComment: comment };
      const execution = {
        command: 'saveCancellationFeedback',
        ...{ row: known, feedback: { reason, comment }, mails: {} },
        audited: { before: { feedbackReason, feedbackComment }, after },
      } as const;
      await executeCaseCommand(tx, execution, context);
    });
    return { status: POSTED };
  },
);
