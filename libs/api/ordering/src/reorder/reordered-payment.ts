import { randomUUID } from 'node:crypto';
import { type CallContext, type Database, decryptText, encryptText } from '@heizplatz/api-platform';
import type { OrderableOffer } from '@heizplatz/api-pricing';
import type { OrderRow } from '../order/order';
import { maskIban } from '../checkout-payment/iban';
import { kindsWithoutCredit } from '../checkout-payment/kinds-without-credit';
import { isDebitKind, needsPaymentConsent } from '../checkout-payment/payment-kind';

export interface ReorderedPayment {
  readonly row: OrderRow;
  readonly paymentKindId: number;
  readonly offer: OrderableOffer;
  /** Whether the caller's session is the owner's, without impersonation. */
  readonly isOwner: boolean;
}

/** The mandate names its creditor, so it serves the same dealer alone; the account is encrypted anew for the new process. */
function storedDebit({ row, isOwner, offer }: ReorderedPayment, processId: string, { services }: CallContext) {
  const { ibanEncrypted, accountHolder, mandateReference, mandateAcceptedAt, dealerId } = row;
  const isSameCreditor = dealerId === offer.variant.DealerId;
  if (!isOwner || !isSameCreditor || !ibanEncrypted || !accountHolder || !mandateReference) return null;
  const { encryption: keys } = services.config.secrets;
  const iban = decryptText(ibanEncrypted, { keys, boundTo: row.processId });
  return {
    ibanEncrypted: encryptText(iban, { keys, boundTo: processId }),
    ibanMasked: maskIban(iban),
    accountHolder,
    mandateReference,
    mandateAcceptedAt,
  };
}

/**
 * Columns of the new process: its id, and the old payment if it is available without further input. Never credit.
 */
export async function reorderedPayment(db: Database, reordered: ReorderedPayment, context: CallContext) {
  const { offer, paymentKindId } = reordered;
  const id = randomUUID();
  const kinds = await kindsWithoutCredit(db, offer, context);
  const kind = kinds.find((one) => one.id === paymentKindId);
  if (kind && !needsPaymentConsent(kind)) return { id, paymentKindId };
  const debit = kind && isDebitKind(kind) ? storedDebit(reordered, id, context) : null;
  return debit ? { id, paymentKindId, ...debit } : { id };
}
