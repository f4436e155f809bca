import { CALLS } from '@heizplatz/contract';
import { FORM_FIELDS, refuseInvalid, type SentForm } from '@heizplatz/router';
import { parseOrderQuery } from '../parse-order-query';
import type { SentStep } from './use-sent-step';
import { CHANGE, FORMS, sentInput, STEP_NAME, withdrawalIssues } from './withdrawal-input';

/**
 * The two steps without script. None of the input is in an address, so the page itself responds to each step: sent
 * again by a reload, the declaration is the same one to the API.
 */
export async function takeStep(sent: SentForm): Promise<SentStep> {
  const { api, form } = sent;
  const input = sentInput(Object.fromEntries(form));
  if (form.get(STEP_NAME) === CHANGE) return { step: 'typed', input, receivedAt: null };
  refuseInvalid(withdrawalIssues(input));
  if (form.get(FORM_FIELDS.form) !== FORMS.review) return { step: 'review', input, receivedAt: null };
  const { order, token } = await parseOrderQuery(sent);
  const body = { ...input, OrderId: order?.OrderId ?? null, Token: order ? token : null };
  const { ReceivedAt: receivedAt } = await api(CALLS.submitWithdrawal, { body });
  return { step: 'received', input, receivedAt };
}
