import { findBuyer, findOwnOrder } from '@heizplatz/api-ordering';
import { defineHandler, problem } from '@heizplatz/api-platform';
import { CALLS } from '@heizplatz/contract';
import { countComments, hasTwinComment, insertComment, lockCase } from './case-repository';

/** Specification section 5: a comment that was posted. */
const POSTED = 1;
/** The same again within it is a double click. */
const DEDUPLICATION_MS = 600_000;
/** More is no conversation any more. */
const MAX_COMMENTS = 100;

/** NOT_FOUND for somebody else's order and one not cancelled. Staff that acts as the customer writes as staff. */
export const commentCancellation = defineHandler(CALLS.commentCancellation, async ({ body }, context) => {
  const { db, user, actor, clock, audit } = context;
  const order = await findOwnOrder(db, body, context);
  const at = clock();
  await db.transaction(async (tx) => {
    // The account before the case, as deleteAccount locks them.
    await findBuyer(tx, order.userId);
    if (!(await lockCase(tx, order.id))) throw problem('NOT_FOUND');
    const author = actor ? ('staff' as const) : ('customer' as const);
    const fkUserId = actor?.id ?? user?.id ?? null;
    const comment = { orderId: order.id, kind: 'customer' as const, author, fkUserId, text: body.Comment, at };
    if (await hasTwinComment(tx, comment, new Date(at.getTime() - DEDUPLICATION_MS))) return;
    if ((await countComments(tx, order.id, 'customer')) >= MAX_COMMENTS)
      throw problem('CONFLICT', {
        detail: 'Zu dieser Stornierung wurde schon sehr viel geschrieben. Bitte rufen Sie uns an.',
      });
    audit.note({ before: null, after: comment });
    await insertComment(tx, comment);
  });
  return { status: POSTED };
});
