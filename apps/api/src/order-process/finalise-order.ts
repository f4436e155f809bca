import { CALLS, type CallAnswer, type CallRequest } from '@heizplatz/contract';
import type { User } from '@heizplatz/identity';
import * as v from 'valibot';
import type { Database } from '../database/database';
import { defineHandler, type CallContext } from '../http/define-handler';
import { problem } from '../http/problem';
import { findBuyer } from '../orders/buyer-repository';
import { findOrder } from '../orders/order-repository';
import { placeOrder } from '../orders/place-order';
import { nearestOffers, type OrderableOffer } from '../pricing/find-offer';
import { readCheckout, type Checkout } from './checkout';
import { contentHash } from './content-hash';
import { claimKey, keepAnswer } from './idempotency-repository';
import { orderDraftOf } from './order-draft-of';
import { asSeenBy, processOf, type ProcessRow } from './process';
import { changeProcess, lockProcess } from './process-repository';
import { processKey } from './running-process';
import { missingStep } from './step-map';

type Finalise = CallRequest<typeof CALLS.finaliseOrder>['body'];
type Answer = CallAnswer<typeof CALLS.finaliseOrder>;

/** Throws STEP_MISSING, OFFER_GONE or PRICE_CHANGED; gives the offer that is placed. */
function checkComplete(checkout: Checkout, body: Finalise, { services, clock }: CallContext): OrderableOffer {
  const { process, current, steps } = checkout;
  const missing = process.accessConditions ? missingStep(steps)?.Path : 'bestellparameter-bestaetigen';
  if (missing) throw problem('STEP_MISSING', { context: { Step: missing } });
  if (!current) {
    const book = services.priceBook.current();
    const items = nearestOffers(book, process.configuration, process.offerId, clock());
    throw problem('OFFER_GONE', { context: { Items: items } });
  }
  const { TotalPrice } = current.variant;
  if (TotalPrice !== body.TotalPrice)
    throw problem('PRICE_CHANGED', { context: { TotalPrice, PreviousTotalPrice: body.TotalPrice } });
  return current;
}

/** Another tab placed it, or an answer was lost: its owner gets the order that there is. */
async function answerPlaced(tx: Database, orderId: string, user: User): Promise<Answer> {
  const order = await findOrder(tx, orderId);
  if (!order || order.userId !== user.id) throw problem('NOT_FOUND');
  return { OrderId: order.id, OrderNumber: order.number };
}

async function placeNow(tx: Database, row: ProcessRow, body: Finalise, context: CallContext): Promise<Answer> {
  const { user, services, clock } = context;
  const buyer = user ? await findBuyer(tx, user.id) : undefined;
  if (!buyer) throw problem('UNAUTHENTICATED');
  const checkout = await readCheckout(tx, asSeenBy(processOf(row), user), context);
  const offer = checkComplete(checkout, body, context);
  const book = services.priceBook.current();
  const draft = orderDraftOf(checkout, { offer, buyer, book, now: clock() });
  const answer = await placeOrder(tx, draft, context);
  await changeProcess(tx, row.id, { orderId: answer.OrderId, ibanEncrypted: null });
  return answer;
}

/** One transaction on one connection. The key comes first, so that a second send waits for the first's answer. */
async function finalise(tx: Database, body: Finalise, user: User, context: CallContext): Promise<Answer> {
  const { ProductGroupId, IdempotencyKey, TotalPrice } = body;
  const claim = { ownerId: user.id, key: IdempotencyKey };
  const hash = contentHash({ ProductGroupId, TotalPrice });
  const known = await claimKey(tx, { ...claim, contentHash: hash, createdAt: context.clock() });
  if (known && known.contentHash !== hash) throw problem('IDEMPOTENCY_MISMATCH');
  if (known) return v.parse(CALLS.finaliseOrder.answer, known.answer);

  const key = processKey(context, ProductGroupId);
  const row = key && (await lockProcess(tx, key));
  if (!row) throw problem('NOT_FOUND', { detail: 'Es gibt keine laufende Bestellung.' });
  const answer = row.orderId ? await answerPlaced(tx, row.orderId, user) : await placeNow(tx, row, body, context);
  await keepAnswer(tx, claim, answer);
  return answer;
}

/**
 * Places the order at the price that the customer saw: once a process, however often and from however many tabs it is
 * sent. An order that is placed while acting for somebody else carries no mandate (save-payment.ts).
 */
export const answerFinaliseOrder = defineHandler(CALLS.finaliseOrder, async ({ body }, context) => {
  const { db, user, log } = context;
  if (!user) throw problem('UNAUTHENTICATED');
  const answer = await db.transaction((tx) => finalise(tx, body, user, context));
  log.info({ orderId: answer.OrderId, orderNumber: answer.OrderNumber }, 'order placed');
  return answer;
});
