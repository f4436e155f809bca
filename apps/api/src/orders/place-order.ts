import { localDate } from '@heizplatz/country';
import { CUSTOMER_GROUP_IDS } from '../goods/option-ids';
import type { Database } from '../database/database';
import type { Services } from '../http/services';
import { queueMail } from '../outbox/queue-mail';
import { composeCustomerMail } from './compose-customer-mail';
import { composeDealerMail } from './compose-dealer-mail';
import { orderOf } from './order';
import type { OrderDraft } from './order-draft';
import { orderNumber } from './order-number';
import { positionsOf } from './order-positions';
import { insertEvent, insertOrder, nextRunningNumber } from './order-repository';
import { findStepFactors } from './step-factors-repository';
import { isPayableQrIban, qrBillOf, qrReference, type QrBill } from './qr-bill';

function qrBill(draft: OrderDraft, runningNumber: number, number: string): QrBill | null {
  const { configuration, seller, payment, invoiceAddress, stations, offer, placedAt } = draft;
  if (configuration.CountryId !== 3 || payment.Kind !== 'rechnung') return null;
  // An order never fails for its dealer's account; the dealer's own invoice brings it then.
  if (!seller.qrIban || !isPayableQrIban(seller.qrIban)) return null;
  const year = localDate(placedAt).getUTCFullYear();
  return qrBillOf({
    seller,
    qrIban: seller.qrIban,
    debtor: invoiceAddress ?? stations[0].Address,
    totalCents: offer.price.totalCents,
    reference: qrReference({ dealerId: seller.id, year, runningNumber }),
    orderNumber: number,
  });
}

function rowOf(draft: OrderDraft, runningNumber: number) {
  const { configuration, offer, buyer, seller, debit, placedAt } = draft;
  const { CountryId: countryId, ProductGroupId: productGroupId, Amount: amount } = configuration;
  const number = orderNumber(countryId, runningNumber, placedAt);
  return {
    number,
    processId: draft.processId,
    countryId,
    productGroupId,
    userId: buyer.id,
    email: buyer.email,
    isGuest: buyer.isGuest,
    dealerId: seller.id,
    branchId: offer.variant.BranchId,
    amount,
    totalCents: offer.price.totalCents,
    configuration,
    offer: offer.variant,
    accessConditions: draft.accessConditions,
    deliveryAddresses: draft.stations,
    invoiceAddress: draft.invoiceAddress,
    payment: draft.payment,
    ibanEncrypted: debit?.ibanEncrypted ?? null,
    accountHolder: debit?.accountHolder ?? null,
    mandateReference: debit?.mandateReference ?? null,
    mandateAcceptedAt: debit?.mandateAcceptedAt ?? null,
    qrBill: qrBill(draft, runningNumber, number),
    isConsumer: offer.customerGroupId !== CUSTOMER_GROUP_IDS.business,
    state: 'placed',
    placedAt,
    answerDueAt: draft.answerDueAt,
  };
}

/** Order, split, first event, both mails and their jobs: all of them when the transaction commits, none otherwise. */
export async function placeOrder(
  tx: Database,
  draft: OrderDraft,
  { services, clock }: { services: Services; clock: () => Date },
): Promise<{ OrderId: string; OrderNumber: string }> {
  const runningNumber = await nextRunningNumber(tx, draft.configuration.CountryId);
  const stepFactors = draft.seller.settlesBySteps ? await findStepFactors(tx, draft.offer, draft.placedAt) : null;
  const row = await insertOrder(tx, { ...rowOf(draft, runningNumber), stepFactors }, positionsOf(draft.offer));
  await insertEvent(tx, {
    orderId: row.id,
    fromState: null,
    toState: 'placed',
    at: draft.placedAt,
    authorKind: 'customer',
    authorId: draft.buyer.id,
  });
  const order = orderOf(row);
  const { seller } = draft;
  const surroundings = { services, clock };
  await queueMail(tx, await composeCustomerMail(order, { seller, config: services.config }), surroundings);
  await queueMail(tx, composeDealerMail(order, { seller, config: services.config }), surroundings);
  return { OrderId: row.id, OrderNumber: row.number };
}
