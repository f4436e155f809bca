import { findBuyer, findOwnOrder } from '@heizplatz/api-ordering';
import { defineHandler, problem } from '@heizplatz/api-platform';
import { CALLS } from '@heizplatz/contract';
import { lockCase } from './case-repository';
import { executeCaseCommand, POSTED } from './execute-case-command';

/**
 * NOT_FOUND for another customer's order and for one not cancelled. Staff who impersonate the customer write as
 * staff.
 */
export const commentCancellation = defineHandler(CALLS.commentCancellation, async ({ body }, context) => {
  const { db, user, actor, clock } = context;
  const order = await findOwnOrder(db, body, context);
  await db.transaction(async (tx) => {
    // The account before the case, as deleteAccount locks them.
    await findBuyer(tx, order.userId);
    const row = await lockCase(tx, order.id);
    if (!row) throw problem('NOT_FOUND');
    const comment = {
      author: actor ? 'staff' : 'customer',
      fkUserId: actor?.id ?? user?.id ?? null,
      text: body.Comment,
    } as const;
    const audited = { before: null, after: { orderId: order.id, kind: 'customer', ...comment, at: clock() } };
    await executeCaseCommand(tx, { command: 'commentCancellation', row, comment, audited, mails: {} }, context);
  });
  return { status: POSTED };
});
