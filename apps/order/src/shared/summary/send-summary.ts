import { ProblemError } from '@heizplatz/api-client';
import type { ProductGroup } from '@heizplatz/calculator';
import { CALLS, EmailAddress, type OrderProcess } from '@heizplatz/contract';
import { FORM_FIELDS, redirect, refuseInvalid, type SentForm } from '@heizplatz/router';
import { checkoutPath, successPath, summaryStepPath } from '@heizplatz/routes';
import * as v from 'valibot';
import { loadOrderProcess, loadStep } from '../checkout/order-process/load-order-process';
import { getPaymentRefusal, refusedPaymentPath } from '../checkout/payment-refusal';
import { ORDER_FIELDS, getSeenOrder, SUMMARY_FORMS } from './summary-forms';

interface Step {
  readonly process: OrderProcess;
  readonly group: ProductGroup;
}

/** The summary's forms without script: the last click, an offer in place of one that is gone, the guest's own address. */
export async function sendSummary(sent: SentForm): Promise<Response> {
  const step = await loadStep(sent, 'bestellung-abschliessen');
  switch (sent.form.get(FORM_FIELDS.form)) {
    case SUMMARY_FORMS.email:
      return sendEmail(sent, step);
    case SUMMARY_FORMS.nearest:
      return sendNearest(sent, step);
    default:
      return placeOrder(sent, step);
  }
}

/**
 * A refusal whose cause is resolved by reloading the order (price, offer) renders the summary again, with what
 * changed.
 */
async function placeOrder(sent: SentForm, { group }: Step): Promise<Response> {
  const { api, form } = sent;
  const IdempotencyKey = form.get(ORDER_FIELDS.key) ?? '';
  const body = { ProductGroupId: group.id, IdempotencyKey, ...getSeenOrder(Object.fromEntries(form)) };
  try {
    const { OrderId } = await api(CALLS.finaliseOrder, { body });
    return redirect(successPath(group, OrderId), 303);
  } catch (error) {
    const refusal = error instanceof ProblemError ? getPaymentRefusal(error.problem) : null;
    if (!refusal) throw error;
    const { process } = await loadOrderProcess(sent);
    return redirect(refusedPaymentPath(process, group, refusal), 303);
  }
}

async function sendNearest({ api, form }: SentForm, { process, group }: Step): Promise<Response> {
  const OfferId = form.get(ORDER_FIELDS.offerId) ?? '';
  await api(CALLS.startOrder, { body: { Configuration: process.Configuration, OfferId } });
  return redirect(checkoutPath(group), 303);
}

async function sendEmail({ api, form }: SentForm, { group }: Step): Promise<Response> {
  const parsedEmail = v.safeParse(EmailAddress, form.get('EmailAddress') ?? '');
  if (!parsedEmail.success) refuseInvalid({ EmailAddress: parsedEmail.issues[0].message });
  else await api(CALLS.saveGuestEmail, { body: { ProductGroupId: group.id, EmailAddress: parsedEmail.output } });
  return redirect(summaryStepPath(group), 303);
}
