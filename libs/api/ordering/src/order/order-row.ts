import { CUSTOMER_GROUP_IDS } from '@heizplatz/api-catalog';
import { getPaymentKind } from '@heizplatz/contract';
import { countryRules, localDate } from '@heizplatz/country';
import type { OrderDraft } from '../order-placement/order-draft';
import { type NumberParts, orderNumber } from './order-number';
import { isPayableQrIban, getQrBill, qrReference, type QrBill } from '../qr-bill/qr-bill';

function qrBill(draft: OrderDraft, runningNumber: number, number: string): QrBill | null {
  const { configuration, seller, payment, invoiceAddress, deliveryPoints, offer, placedAt } = draft;
  if (!countryRules(configuration.CountryId).hasQrBill || !getPaymentKind(payment.Kind)?.hasTerm) return null;
  // An order never fails for its dealer's account; the dealer's own invoice brings it then.
  if (!seller.qrIban || !isPayableQrIban(seller.qrIban)) return null;
  const year = localDate(placedAt).getUTCFullYear();
  return getQrBill({
    seller,
    qrIban: seller.qrIban,
    debtor: invoiceAddress ?? deliveryPoints[0].Address,
    totalCents: offer.price.totalCents,
    reference: qrReference({ dealerId: seller.id, year, runningNumber }),
    orderNumber: number,
  });
}

/** The columns of an order that is placed: what it is made of, as it is then. */
export function orderRow(
  draft: OrderDraft,
  { runningNumber, unguessable }: Pick<NumberParts, 'runningNumber' | 'unguessable'>,
) {
  const { configuration, offer, buyer, seller, debit, placedAt } = draft;
  const { CountryId: countryId, ProductGroupId: productGroupId, Amount: amount } = configuration;
  const number = orderNumber({ countryId, runningNumber, unguessable }, placedAt);
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
    deliveryAddresses: draft.deliveryPoints,
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
    confirmUntil: draft.confirmUntil ?? null,
    takenByUserId: draft.takenBy?.id ?? null,
    takenByName: draft.takenBy?.name ?? null,
  } as const;
}
