import { defineHandler, isUuid, problem } from '@heizplatz/api-platform';
import { CALLS } from '@heizplatz/contract';
import { lockCase } from './case-repository';
import { executeCaseCommand, POSTED } from './execute-case-command';

/**
 * POST /api/ordercancellationlist/saveOrderCancellationFeedback: what the customer or the dealer stated on the phone.
 */
export const saveStaffCancellationFeedback = defineHandler(
  CALLS.saveStaffCancellationFeedback,
  async ({ body: { orderId, feedback } }, context) => {
    await context.db.transaction(async (tx) => {
      const known = isUuid(orderId) ? await lockCase(tx, orderId) : undefined;
      if (!known) throw problem('NOT_FOUND');
      const execution = {
        command: 'saveStaffCancellationFeedback',
        ...{ row: known, feedback, mails: {} },
        audited: { before: { reason: known.feedbackReason, comment: known.feedbackComment }, after: feedback },
      } as const;
      await executeCaseCommand(tx, execution, context);
    });
    return { status: POSTED };
  },
);
