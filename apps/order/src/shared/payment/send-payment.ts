import { CALLS, type PaymentKind } from '@heizplatz/contract';
import { notFound, redirect, refuseInvalid, type SentForm } from '@heizplatz/router';
import { summaryStepPath } from '@heizplatz/routes';
import { loadStep } from '../checkout/order-process/load-order-process';
import { firstDetails } from './first-details';
import { paymentIssues } from './payment-issues';
import { getStoredIban, PAYMENT_FIELDS, getQuestions, sentDetails } from './sent-details';
import { toPaymentBody } from './to-payment-body';

/** A payment kind's form without script. */
export async function sendPayment(sent: SentForm, kind: PaymentKind): Promise<Response> {
  const { process, group } = await loadStep(sent, 'bezahlung', kind);
  const choice = process.PaymentData.Choices.find(({ Kind }) => Kind === kind) ?? notFound();
  const outlet = { process, group, choice };
  const fields = Object.fromEntries(sent.form);
  const details = sentDetails(fields, firstDetails(outlet));
  const hasStoredIban = getStoredIban(outlet) !== null && !(PAYMENT_FIELDS.iban in fields);
  refuseInvalid(paymentIssues(details, getQuestions(outlet, hasStoredIban)));
  await sent.api(CALLS.savePayment, { body: toPaymentBody(outlet, details, hasStoredIban) });
  return redirect(summaryStepPath(group), 303);
}
