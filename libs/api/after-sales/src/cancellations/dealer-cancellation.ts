import { findDealerOrder } from '@heizplatz/api-ordering';
import { defineHandler, problem } from '@heizplatz/api-platform';
import { CALLS } from '@heizplatz/contract';
import { commentsWith, findCase, lockCase } from './case-repository';
import { executeCaseCommand, POSTED } from './execute-case-command';

/** By the dealer's link alone. NOT_FOUND for forged ones, and for an order that was not cancelled. */
export const dealerCancellation = defineHandler(CALLS.dealerCancellation, async ({ params, query }, context) => {
  const { db } = context;
  const order = await findDealerOrder(db, { OrderId: params.orderId, Token: query.token }, context);
  if (!(await findCase(db, order.id))) throw problem('NOT_FOUND');
  const comments = await commentsWith(db, order.id, 'dealer');
  return {
    Reason: order.reason,
    Comments: comments.map(({ author, text, at }) => ({
      Author: author === 'dealer' ? ('dealer' as const) : ('staff' as const),
      Text: text,
      At: at.toISOString(),
    })),
  };
});

/** NOT_FOUND as above; CONFLICT beyond a hundred comments. */
export const dealerCommentCancellation = defineHandler(CALLS.dealerCommentCancellation, async ({ body }, context) => {
  const { db } = context;
  const order = await findDealerOrder(db, body, context);
  await db.transaction(async (tx) => {
    const row = await lockCase(tx, order.id);
    if (!row) throw problem('NOT_FOUND');
    const comment = { author: 'dealer', fkUserId: null, text: body.Comment } as const;
    const execution = { command: 'dealerCommentCancellation', row, comment, audited: null, mails: {} } as const;
    await executeCaseCommand(tx, execution, context);
  });
  return { status: POSTED };
});
