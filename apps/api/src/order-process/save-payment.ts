import { CALLS, type CallRequest } from '@heizplatz/contract';
import { defineHandler, type CallContext } from '../http/define-handler';
import { problem } from '../http/problem';
import { readCheckout, type Checkout } from './checkout';
import { maskIban, readIban } from './iban';
import { mandateReference } from './mandate-reference';
import { isModifierAllowed, type DealerPaymentKind } from './payment-choices';
import type { ProcessPayment } from './process';
import { NO_DEBIT } from './no-payment';
import { changeProcess } from './process-repository';
import { runningProcess } from './running-process';
import { encryptText } from './secret-text';
import { missingStep } from './step-map';

type Payment = CallRequest<typeof CALLS.savePayment>['body'];

const refusal = (field: keyof Payment, code: string) =>
  problem('VALIDATION', { errors: [{ path: `body.${field}`, code }] });

function chosenKind(body: Payment, { kinds, process }: Checkout): DealerPaymentKind {
  const kind = kinds.find(({ id }) => id === body.PaymentId);
  if (!kind) throw refusal('PaymentId', 'PAYMENT_UNKNOWN');
  if (kind.isRatePay !== body.IsRatePayPayment) throw refusal('IsRatePayPayment', 'PAYMENT_MISMATCH');
  if (!isModifierAllowed(kind.kind, body.PaymentModifier, process.configuration.CountryId))
    throw refusal('PaymentModifier', 'MODIFIER_INV');
  return kind;
}

const isDebit = ({ kind }: DealerPaymentKind) => kind === 'sepa' || kind === 'ratepay-sepa';

/** A mandate from IBAN, holder and consent. An account that was given before may be kept by leaving the IBAN out. */
function debitOf(body: Payment, { process }: Checkout, { services, clock }: CallContext): ProcessPayment['debit'] {
  const kept = process.payment?.debit;
  if (!body.MandateAccepted) throw refusal('MandateAccepted', 'REQUIRED');
  if (!body.Iban && !body.AccountHolder && kept) return kept;
  const read = readIban(body.Iban);
  if ('code' in read) throw refusal('Iban', read.code);
  if (!body.AccountHolder) throw refusal('AccountHolder', 'REQUIRED');
  const key = Buffer.from(services.config.secrets.encryptionKey, 'base64url');
  return {
    ibanEncrypted: encryptText(read.iban, { key, boundTo: process.id }),
    ibanMasked: maskIban(read.iban),
    accountHolder: body.AccountHolder,
    mandateReference: mandateReference(process.id, clock()),
    mandateAcceptedAt: clock(),
  };
}

/**
 * VALIDATION for a kind that the dealer does not take here, a provider flag that does not fit it, or a debit without
 * valid IBAN, holder and mandate; STEP_MISSING before the addresses; FORBIDDEN to give a mandate for somebody else.
 */
export const answerSavePayment = defineHandler(CALLS.savePayment, async ({ body }, context) => {
  const { db, user } = context;
  if (!user) throw problem('UNAUTHENTICATED');
  const process = await runningProcess(context, body.ProductGroupId);
  const checkout = await readCheckout(db, process, context);
  const missing = missingStep(checkout.steps);
  if (missing && missing.Path !== 'bezahlung') throw problem('STEP_MISSING', { context: { Step: missing.Path } });
  const kind = chosenKind(body, checkout);
  if (isDebit(kind) && user.isImpersonatedS) throw problem('FORBIDDEN');
  const debit = isDebit(kind) ? debitOf(body, checkout, context) : null;
  const changes = { paymentKindId: kind.id, paymentModifier: body.PaymentModifier, ...(debit ?? NO_DEBIT) };
  return { success: await changeProcess(db, process.id, changes) };
});
