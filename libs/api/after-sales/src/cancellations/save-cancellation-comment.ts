import { findOrder, findSeller, type Order, getOrder } from '@heizplatz/api-ordering';
import { type CallContext, type Database, defineHandler, isUuid, problem } from '@heizplatz/api-platform';
import { CALLS, type CallRequest } from '@heizplatz/contract';
import { findCancelledOrders, lockCase } from './case-repository';
import { commentMail } from './comment-mail';
import { executeCaseCommand, POSTED } from './execute-case-command';

type Body = CallRequest<typeof CALLS.saveCancellationComment>['body'];

/** An answer written for another party must not reach this customer. */
function checkAddressee({ kind, userId }: Body, order: Order): void {
  if (kind === 'customer' && userId !== order.userId)
    throw problem('CONFLICT', { detail: 'Diese Bestellung gehört inzwischen jemand anderem. Bitte neu laden.' });
}

async function post(tx: Database, order: Order, body: Body, context: CallContext): Promise<void> {
  const { clock, user, services } = context;
  const row = await lockCase(tx, order.id);
  if (!row) throw problem('NOT_FOUND');
  checkAddressee(body, order);
  const { kind, comment: text } = body;
  const compose = async () =>
    commentMail(order, await findSeller(tx, order.dealerId), { kind, text }, { config: services.config, now: clock() });
  const execution = {
    ...{ row, order, audited: { before: null, after: { kind, text } } },
    comment: { author: 'staff', fkUserId: user?.id ?? null, text },
  } as const;
  await (kind === 'customer'
    ? executeCaseCommand(tx, { ...execution, command: 'answerCustomer', mails: { customer: compose } }, context)
    : executeCaseCommand(tx, { ...execution, command: 'answerDealer', mails: { dealer: compose } }, context));
}

/** The one order that a customer has cancelled. Throws NOT_FOUND without one, VALIDATION where there are several. */
async function onlyCancelledOrder(tx: Database, userId: number | null): Promise<string> {
  const [orderId, other] = userId === null ? [] : await findCancelledOrders(tx, userId, 2);
  if (orderId === undefined) throw problem('NOT_FOUND');
  if (other !== undefined) throw problem('VALIDATION', { errors: [{ path: 'body.orderId', code: 'REQUIRED' }] });
  return orderId;
}

/** POST /api/ordercancellationlist/saveOrderCancellationComment: stored and mailed in one transaction. */
export const saveCancellationComment = defineHandler(CALLS.saveCancellationComment, async ({ body }, context) => {
  await context.db.transaction(async (tx) => {
    const orderId = body.orderId ?? (await onlyCancelledOrder(tx, body.userId));
    const row = isUuid(orderId) ? await findOrder(tx, orderId) : undefined;
    if (!row) throw problem('NOT_FOUND');
    await post(tx, getOrder(row), body, context);
  });
  return { status: POSTED };
});
