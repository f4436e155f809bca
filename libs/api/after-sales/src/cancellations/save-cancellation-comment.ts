import { findOrder, findSeller, type Order, orderOf } from '@heizplatz/api-ordering';
import { type CallContext, type Database, defineHandler, isUuid, problem, queueMail } from '@heizplatz/api-platform';
import { CALLS, type CallRequest } from '@heizplatz/contract';
import { findCancelledOrders, hasTwinComment, insertComment, lockCase } from './case-repository';
import { commentMail } from './comment-mail';

/** Specification section 5: a comment that was posted. */
const POSTED = 1;
/** The same again within it is a double click. */
const DEDUPLICATION_MS = 600_000;

type Body = CallRequest<typeof CALLS.saveCancellationComment>['body'];

/** An answer that was written for somebody else must not reach this customer. */
function checkAddressee({ kind, userId }: Body, order: Order): void {
  if (kind === 'customer' && userId !== order.userId)
    throw problem('CONFLICT', { detail: 'Diese Bestellung gehört inzwischen jemand anderem. Bitte neu laden.' });
  if (kind === 'customer' && !order.email.includes('@'))
    throw problem('CONFLICT', {
      detail: 'Dieses Konto wurde gelöscht. Es gibt keine Adresse mehr, an die wir schreiben könnten.',
    });
}

async function post(tx: Database, order: Order, body: Body, context: CallContext): Promise<void> {
  const { clock, user, audit, services } = context;
  if (!(await lockCase(tx, order.id))) throw problem('NOT_FOUND');
  checkAddressee(body, order);
  const at = clock();
  const { kind, comment: text } = body;
  const comment = { orderId: order.id, kind, author: 'staff' as const, fkUserId: user?.id ?? null, text, at };
  if (await hasTwinComment(tx, comment, new Date(at.getTime() - DEDUPLICATION_MS))) return;
  await insertComment(tx, comment);
  audit.note({ before: null, after: { kind, text } });
  const seller = await findSeller(tx, order.dealerId);
  await queueMail(tx, commentMail(order, seller, { kind, text }, { config: services.config, now: at }), context);
}

/** The one order that a customer has cancelled. Throws NOT_FOUND without one, VALIDATION where there are several. */
async function onlyCancelledOrder(tx: Database, userId: number | null): Promise<string> {
  const [orderId, other] = userId === null ? [] : await findCancelledOrders(tx, userId, 2);
  if (orderId === undefined) throw problem('NOT_FOUND');
  if (other !== undefined) throw problem('VALIDATION', { errors: [{ path: 'body.orderId', code: 'REQUIRED' }] });
  return orderId;
}

/** POST /api/ordercancellationlist/saveOrderCancellationComment: kept and mailed in one transaction. */
export const saveCancellationComment = defineHandler(CALLS.saveCancellationComment, async ({ body }, context) => {
  await context.db.transaction(async (tx) => {
    const orderId = body.orderId ?? (await onlyCancelledOrder(tx, body.userId));
    const row = isUuid(orderId) ? await findOrder(tx, orderId) : undefined;
    if (!row) throw problem('NOT_FOUND');
    await post(tx, orderOf(row), body, context);
  });
  return { status: POSTED };
});
