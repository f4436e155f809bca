import { unguessablePart } from '@heizplatz/api-identity';
import { type CallContext, type Database, defineHandler, problem, settleAll } from '@heizplatz/api-platform';
import { CALLS, type CallResponse } from '@heizplatz/contract';
import type { User } from '@heizplatz/identity';
import * as v from 'valibot';
import { findOrder, insertOrder } from '../order/order-repository';
import { findUploadedTexts } from '../order-documents/uploaded-texts';
import { numberDraft } from './insert-draft';
import { queueOrderMails } from './queue-order-mails';
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
import { claimKey, cacheResponse, type IdempotencyKey } from '../checkout/idempotency-repository';
import { storeCheckedAccess } from '../checkout-delivery/known-access-conditions';
import { spendHeldPrice } from './held-price';
import { getOrderDraft } from './get-order-draft';
import { countGuestOrder, claimOrder } from './order-limits';
import type { ProcessRow } from '../checkout/process';
import { findProcess, lockProcess, markPlaced } from '../checkout/process-repository';
import { noProcess, processKey } from '../checkout/running-process';

type Result = CallResponse<typeof CALLS.finaliseOrder>;

/** What one send of finalise works with. */
interface Send {
  readonly body: Finalise;
  readonly user: User;
  readonly claim: IdempotencyKey;
  /** Of the provider, for a credit; else null. */
  readonly authorisationKey: string | null;
}

/** Another tab placed it, or a response was lost: its owner receives the existing order (rule CHECKOUT-09). */
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

/** A complete checkout as the order that is placed now, with its number. Throws TOO_MANY_REQUESTS. */
async function prepareOrder(tx: Database, { checkout, offer, buyer }: CompleteCheckout, context: CallContext) {
  const { services, clock, actor } = context;
  const ordered = getOrderDraft(checkout, { offer, buyer, book: services.priceBook.current(), now: clock() });
  const draft = actor ? { ...ordered, takenBy: actor } : ordered;
  const dealerId = draft.seller.id;
  // Counted first: of two orders of a mailbox the second waits here, and then sees the first.
  const [, confirmUntil, uploaded] = await settleAll([
    claimOrder(tx, { buyer, dealerId }, context),
    confirmationDue(tx, draft, context),
    findUploadedTexts(tx, services.files, { dealerId, at: draft.placedAt }),
  ]);
  return { ...(await numberDraft(tx, { ...draft, confirmUntil }, unguessablePart())), uploaded };
}

async function placeNow(tx: Database, row: ProcessRow, send: Send, context: CallContext): Promise<Result> {
  const { user, body, authorisationKey, claim } = send;
  const complete = await completeCheckout(tx, { row, body, user }, context);
  const { checkout, buyer } = complete;
  const { seller, process, own } = checkout;
  const { order, rows, uploaded } = await prepareOrder(tx, complete, context);
  const response = { OrderId: order.id, OrderNumber: order.number };
  if (checkout.priced) await spendHeldPrice(tx, checkout.priced, order.id);
  await settleAll([
    insertOrder(tx, rows),
    storeCheckedAccess(tx, { process, own, user }, context),
    markPlaced(tx, row.id, order.id),
    cacheResponse(tx, claim, response),
    queueOrderMails(tx, { order, seller, uploaded }, context),
    // Late, since all guests who order from this dealer wait for this row until the transaction ends.
    countGuestOrder(tx, { buyer, dealerId: seller.id }, context),
  ]);
  if (needsAuthorisation(checkout)) await bindCredit(tx, complete, { orderId: order.id, authorisationKey });
  return response;
}

interface Finalised {
  readonly response: Result;
  /** False: it was placed by an earlier request. */
  readonly isNew: boolean;
}

async function answerPlaced(
  tx: Database,
  { orderId, send }: { readonly orderId: string; readonly send: Send },
): Promise<Result> {
  const response = await readPlacedResult(tx, orderId, send.user);
  await cacheResponse(tx, send.claim, response);
  return response;
}

/**
 * One transaction on one connection. The key comes first, so that a second request waits for the first's response.
 */
async function finalise(tx: Database, send: Send, context: CallContext): Promise<Finalised> {
  const { body, claim } = send;
  const { ProductGroupId, TotalPrice, OfferId } = body;
  const hash = contentHash({ ProductGroupId, TotalPrice, OfferId });
  const key = processKey(context, ProductGroupId);
  const [known, row] = await settleAll([
    claimKey(tx, { ...claim, contentHash: hash, createdAt: context.clock() }),
    key && lockProcess(tx, key),
  ]);
  if (known && known.contentHash !== hash) throw problem('IDEMPOTENCY_MISMATCH');
  if (known) return { response: v.parse(CALLS.finaliseOrder.response, known.answer), isNew: false };

  if (!row) throw noProcess();
  checkSameOffer(row, body);
  const { orderId } = row;
  if (orderId) return { response: await answerPlaced(tx, { orderId, send }), isNew: false };
  return { response: await placeNow(tx, row, send, context), isNew: true };
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
  const send = { body, user, claim: { ownerId: user.id, key: body.IdempotencyKey }, authorisationKey };
  const { response, isNew } = await db.transaction((tx) => finalise(tx, send, context));
  if (release && isNew) services.releaseHealth.count({ ...release, countryId }, 'orders');
  audit.note({ before: null, after: response });
  log.info({ orderId: response.OrderId, orderNumber: response.OrderNumber }, 'order placed');
  return response;
});
