import { defineHandler, isUuid, problem } from '@heizplatz/api-platform';
import { CALLS } from '@heizplatz/contract';
import { lockCase, saveFeedback } from './case-repository';

/** Specification section 4: on success the feedback's status is 1. */
const GIVEN = 1;

/** POST /api/ordercancellationlist/saveOrderCancellationFeedback: what the customer said on the phone, or the dealer. */
export const saveStaffCancellationFeedback = defineHandler(
  CALLS.saveStaffCancellationFeedback,
  async ({ body: { orderId, feedback } }, { db, clock, audit }) => {
    await db.transaction(async (tx) => {
      const known = isUuid(orderId) ? await lockCase(tx, orderId) : undefined;
      if (!known) throw problem('NOT_FOUND');
      audit.note({ before: { reason: known.feedbackReason, comment: known.feedbackComment }, after: feedback });
      await saveFeedback(tx, orderId, { ...feedback, at: clock() });
    });
    return { status: GIVEN };
  },
);
