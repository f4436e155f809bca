import {
  type CallContext,
  defineHandler,
  encryptText,
  isoDay,
  type KeyRing,
  localDay,
  problem,
} from '@heizplatz/api-platform';
import { CALLS, type CallRequest } from '@heizplatz/contract';
import { checkBirthDate } from './birth-date';
import { readCheckout, type Checkout } from '../checkout/checkout';
import { maskIban, readIban } from './iban';
import { mandateReference } from './mandate-reference';
import { NO_CREDIT, NO_DEBIT } from './no-payment';
import { type DealerPaymentKind, isCreditKind, isDebitKind, getModifier } from './payment-kind';
import type { ProcessPayment } from '../checkout/process';
import { changeProcess } from '../checkout/process-repository';
import { onlyRunningGroup, runningProcess } from '../checkout/running-process';
import { missingStep } from '../checkout/step-map';

type Payment = CallRequest<typeof CALLS.savePayment>['body'];

const refusal = (field: keyof Payment, code: string) =>
  problem('VALIDATION', { errors: [{ path: `body.${field}`, code }] });

function chosenKind(body: Payment, { kinds, process }: Checkout): { kind: DealerPaymentKind; modifier: number | null } {
  const kind = kinds.find(({ id }) => id === body.PaymentId);
  if (!kind) throw refusal('PaymentId', 'PAYMENT_UNKNOWN');
  if (kind.isRatePay !== body.IsRatePayPayment) throw refusal('IsRatePayPayment', 'PAYMENT_MISMATCH');
  const modifier = getModifier(kind.kind, body.PaymentModifier, process.configuration.CountryId);
  if (modifier === undefined) throw refusal('PaymentModifier', 'MODIFIER_INV');
  return { kind, modifier };
}

const getKeys = ({ services }: CallContext): KeyRing => services.config.secrets.encryption;

/**
 * A mandate from IBAN, holder and consent. A saved account for this creditor can be reused by omitting the IBAN.
 */
function getDebit(
  body: Payment,
  kind: DealerPaymentKind,
  { process }: Checkout,
  context: CallContext,
): ProcessPayment['debit'] {
  const { clock } = context;
  const stored = process.payment?.paymentKindId === kind.id ? process.payment.debit : null;
  if (!body.MandateAccepted) throw refusal('MandateAccepted', 'REQUIRED');
  if (!body.Iban && !body.AccountHolder && stored) return stored;
  const read = readIban(body.Iban);
  if ('code' in read) throw refusal('Iban', read.code);
  if (!body.AccountHolder) throw refusal('AccountHolder', 'REQUIRED');
  return {
    ibanEncrypted: encryptText(read.iban, { keys: getKeys(context), boundTo: process.id }),
    ibanMasked: maskIban(read.iban),
    accountHolder: body.AccountHolder,
    mandateReference: mandateReference(process.id, clock()),
    mandateAcceptedAt: clock(),
  };
}

/** Consent to the provider's check, and a date of birth; a saved one may be omitted. */
function getCredit(body: Payment, { process, credit }: Checkout, context: CallContext) {
  const { clock } = context;
  if (credit?.isDown) throw problem('PAYMENT_UNAVAILABLE');
  if (!body.CreditConsent) throw refusal('CreditConsent', 'REQUIRED');
  const stored = process.payment?.credit?.birthDateEncrypted;
  const code = checkBirthDate(body.DateOfBirth, isoDay(localDay(clock())));
  if (code === 'REQUIRED' && stored) return { creditConsentAt: clock(), birthDateEncrypted: stored };
  if (code || !body.DateOfBirth) throw refusal('DateOfBirth', code ?? 'REQUIRED');
  const birthDateEncrypted = encryptText(body.DateOfBirth, { keys: getKeys(context), boundTo: process.id });
  return { creditConsentAt: clock(), birthDateEncrypted };
}

const givesConsent = ({ Iban, MandateAccepted, CreditConsent }: Payment): boolean =>
  Boolean(Iban) || Boolean(MandateAccepted) || Boolean(CreditConsent);

/**
 * VALIDATION for a kind that the dealer does not accept here or the provider refused, a provider flag that does not
 * match it, a debit without valid IBAN, holder and mandate, or a credit without consent and age; STEP_MISSING before
 * the addresses; FORBIDDEN to give mandate or consent during impersonation; PAYMENT_UNAVAILABLE while the provider
 * does not respond.
 */
export const savePayment = defineHandler(CALLS.savePayment, async ({ body }, context) => {
  const { db, user, audit } = context;
  if (!user) throw problem('UNAUTHENTICATED');
  const process = await runningProcess(context, body.ProductGroupId ?? (await onlyRunningGroup(context)));
  const checkout = await readCheckout(db, process, context);
  const missing = missingStep(checkout.steps);
  if (missing && missing.Path !== 'bezahlung') throw problem('STEP_MISSING', { context: { Step: missing.Path } });
  if (user.isImpersonatedS && givesConsent(body)) throw problem('FORBIDDEN');
  const { kind, modifier } = chosenKind(body, checkout);
  const credit = isCreditKind(kind) ? getCredit(body, checkout, context) : NO_CREDIT;
  const debit = isDebitKind(kind) ? getDebit(body, kind, checkout, context) : null;
  const changes = { paymentKindId: kind.id, paymentModifier: modifier, ...(debit ?? NO_DEBIT), ...credit };
  // Neither account nor date of birth, nor whether there is one.
  const paymentKindId = process.payment?.paymentKindId ?? null;
  audit.note({ before: { paymentKindId }, after: { paymentKindId: kind.id, modifier } });
  return { success: await changeProcess(db, process.id, changes) };
});
