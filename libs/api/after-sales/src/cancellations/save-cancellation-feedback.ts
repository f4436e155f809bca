import { findOwnOrder } from '@heizplatz/api-ordering';
import { defineHandler, problem } from '@heizplatz/api-platform';
import { CALLS } from '@heizplatz/contract';
import { lockCase, saveFeedback } from './case-repository';

/** Specification section 4: on success the feedback's status is 1. */
const GIVEN = 1;

/** Said again, the newer counts. NOT_FOUND for somebody else's order and one not cancelled. */
export const saveCancellationFeedback = defineHandler(
  CALLS.saveCancellationFeedback,
  async ({ body: { reason, comment, OrderId } }, context) => {
    const { db, clock, audit } = context;
    const order = await findOwnOrder(db, { OrderId }, context);
    await db.transaction(async (tx) => {
      const known = await lockCase(tx, order.id);
      if (!known) throw problem('NOT_FOUND');
      const { feedbackReason, feedbackComment } = known;
      const after = { feedbackReason: reason, feedbackComment: comment };
      audit.note({ before: { feedbackReason, feedbackComment }, after });
      await saveFeedback(tx, order.id, { reason, comment, at: clock() });
    });
    return { status: GIVEN };
  },
);
