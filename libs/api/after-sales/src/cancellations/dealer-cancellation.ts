import { findDealerOrder } from '@heizplatz/api-ordering';
import { defineHandler, problem } from '@heizplatz/api-platform';
import { CALLS } from '@heizplatz/contract';
import { commentsWith, countComments, findCase, hasTwinComment, insertComment, lockCase } from './case-repository';

/** Specification section 5: a comment that was posted. */
const POSTED = 1;
/** The same again within it is a double click. */
const DEDUPLICATION_MS = 600_000;
/** More is no conversation any more. */
const MAX_COMMENTS = 100;

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
  const { db, clock } = context;
  const order = await findDealerOrder(db, body, context);
  const at = clock();
  await db.transaction(async (tx) => {
    if (!(await lockCase(tx, order.id))) throw problem('NOT_FOUND');
    const from = { orderId: order.id, kind: 'dealer', author: 'dealer', fkUserId: null } as const;
    const comment = { ...from, text: body.Comment, at };
    if (await hasTwinComment(tx, comment, new Date(at.getTime() - DEDUPLICATION_MS))) return;
    if ((await countComments(tx, order.id, 'dealer')) >= MAX_COMMENTS)
      throw problem('CONFLICT', {
        detail: 'Zu dieser Stornierung wurde schon sehr viel geschrieben. Bitte rufen Sie uns an.',
      });
    await insertComment(tx, comment);
  });
  return { status: POSTED };
});
