import { type CallContext, type Database, defineHandler, problem } from '@heizplatz/api-platform';
import { CALLS, type CallResponse } from '@heizplatz/contract';
import type { User } from '@heizplatz/identity';
import * as v from 'valibot';
import { findOrder } from '../order/order-repository';
import { placeOrder } from './place-order';
import { bindAuthorisation, newestAuthorisation } from '../ratepay/authorisation-repository';
import {
  authoriseCredit,
  authorisationHash,
  type CompleteCheckout,
  needsAuthorisation,
} from '../checkout-payment/authorise-credit';
import { checkSameOffer, completeCheckout, type Finalise } from '../checkout/complete-checkout';
import { confirmationDue } from './confirmation-due';
import { contentHash } from '../checkout/content-hash';
import { claimKey, cacheResponse } from '../checkout/idempotency-repository';
import { storeCheckedAccess } from '../checkout-delivery/known-access-conditions';
import { getOrderDraft } from './get-order-draft';
import { claimOrder } from './order-limits';
import type { ProcessRow } from '../checkout/process';
import { changeProcess, findProcess, lockProcess } from '../checkout/process-repository';
import { noProcess, processKey } from '../checkout/running-process';

type Result = CallResponse<typeof CALLS.finaliseOrder>;

/** What one send of finalise works with. */
interface Send {
  readonly body: Finalise;
  readonly user: User;
  /** Of the provider, for a credit; else null. */
  readonly authorisationKey: string | null;
}

/** Another tab placed it, or a response was lost: its owner receives the existing order. */
async function readPlacedResult(tx: Database, orderId: string, user: User): Promise<Result> {
  const order = await findOrder(tx, orderId);
  if (!order || order.userId !== user.id) throw problem('NOT_FOUND');
  return { OrderId: order.id, OrderNumber: order.number };
}

/**
 * The provider pays for exactly this, or nothing is placed: CONFLICT when another tab changed it since the request.
 */
async function bindCredit(
  tx: Database,
  complete: CompleteCheckout,
  { orderId, authorisationKey }: { orderId: string; authorisationKey: string | null },
): Promise<void> {
  const content = { processId: complete.checkout.process.id, contentHash: authorisationHash(complete) };
  const authorised = await newestAuthorisation(tx, content);
  if (!authorised || authorised.key !== authorisationKey) throw problem('CONFLICT');
  if (!(await bindAuthorisation(tx, authorised.key, orderId))) throw problem('PAYMENT_UNAVAILABLE');
}

async function placeNow(tx: Database, row: ProcessRow, send: Send, context: CallContext): Promise<Result> {
  const { user, body, authorisationKey } = send;
  const complete = await completeCheckout(tx, { row, body, user }, context);
  const { checkout, offer, buyer } = complete;
  const { services, clock, actor } = context;
  const ordered = getOrderDraft(checkout, { offer, buyer, book: services.priceBook.current(), now: clock() });
  const draft = actor ? { ...ordered, takenBy: actor } : ordered;
  await claimOrder(tx, { buyer, dealerId: draft.seller.id }, context);
  const confirmUntil = await confirmationDue(tx, draft, context);
  const response = await placeOrder(tx, { ...draft, confirmUntil }, context);
  if (needsAuthorisation(checkout)) await bindCredit(tx, complete, { orderId: response.OrderId, authorisationKey });
  await storeCheckedAccess(tx, { process: checkout.process, own: checkout.own, user }, context);
  const forgotten = { ibanEncrypted: null, birthDateEncrypted: null };
  await changeProcess(tx, row.id, { orderId: response.OrderId, ...forgotten });
  return response;
}

interface Finalised {
  readonly response: Result;
  /** False: it was placed by an earlier request. */
  readonly isNew: boolean;
}

/**
 * One transaction on one connection. The key comes first, so that a second request waits for the first's response.
 */
async function finalise(tx: Database, send: Send, context: CallContext): Promise<Finalised> {
  const { body, user } = send;
  const { ProductGroupId, IdempotencyKey, TotalPrice, OfferId } = body;
  const claim = { ownerId: user.id, key: IdempotencyKey };
  const hash = contentHash({ ProductGroupId, TotalPrice, OfferId });
  const known = await claimKey(tx, { ...claim, contentHash: hash, createdAt: context.clock() });
  if (known && known.contentHash !== hash) throw problem('IDEMPOTENCY_MISMATCH');
  if (known) return { response: v.parse(CALLS.finaliseOrder.response, known.answer), isNew: false };

  const key = processKey(context, ProductGroupId);
  const row = key && (await lockProcess(tx, key));
  if (!row) throw noProcess();
  checkSameOffer(row, body);
  const response = row.orderId ? await readPlacedResult(tx, row.orderId, user) : await placeNow(tx, row, send, context);
  await cacheResponse(tx, claim, response);
  return { response, isNew: row.orderId === null };
}

/**
 * Sends the request to the provider before the transaction, so that nothing is locked meanwhile. Null for payments
 * without credit.
 */
async function authoriseBefore(body: Finalise, user: User, context: CallContext): Promise<string | null> {
  const { db, services } = context;
  if (!services.ratePay) return null;
  const key = processKey(context, body.ProductGroupId);
  const row = key && (await findProcess(db, key));
  if (!row?.creditConsentAt || row.orderId !== null) return null;
  const complete = await completeCheckout(db, { row, body, user }, context);
  if (!needsAuthorisation(complete.checkout)) return null;
  if (user.isImpersonatedS) throw problem('FORBIDDEN');
  return authoriseCredit(complete, services.ratePay, context);
}

/**
 * Places the order at the price displayed to the customer: once per process, however often and from however many tabs
 * it is sent. An order that is placed during impersonation has neither mandate nor credit (save-payment.ts).
 */
export const finaliseOrder = defineHandler(CALLS.finaliseOrder, async ({ body }, context) => {
  const { db, user, log, audit, release, countryId, services } = context;
  if (!user) throw problem('UNAUTHENTICATED');
  const authorisationKey = await authoriseBefore(body, user, context);
  const { response, isNew } = await db.transaction((tx) => finalise(tx, { body, user, authorisationKey }, context));
  if (release && isNew) services.releaseHealth.count({ ...release, countryId }, 'orders');
  audit.note({ before: null, after: response });
  log.info({ orderId: response.OrderId, orderNumber: response.OrderNumber }, 'order placed');
  return response;
});
