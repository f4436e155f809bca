import { ProblemError } from '@heizplatz/api-client';
import { AccessNeeds, CALLS } from '@heizplatz/contract';
import { redirect, refuseInvalid, type SentForm } from '@heizplatz/router';
import { checkoutPath } from '@heizplatz/routes';
import * as v from 'valibot';
import { loadOrderProcess } from '../checkout/order-process/load-order-process';
import { ORDER_FIELDS } from '../summary/summary-forms';
import {
  accessIssues,
  firstAccess,
  getQuestions,
  sendable,
  deliveryPointAnswers,
  toConditions,
} from './access-conditions';
import { ACCEPTED_TOTAL } from './access-part';
import { sentAccess } from './sent-access';

/**
 * The access check without JavaScript: the answers, and with them a new price or another offer if one was selected.
 */
export async function sendAccess(sent: SentForm): Promise<Response> {
  const { api, form } = sent;
  const { process, group } = await loadOrderProcess(sent);
  const { Stations } = process.Configuration;
  const input = sentAccess(Object.fromEntries(form), firstAccess(process), { group, deliveryPoints: Stations });
  const deliveryPoints = deliveryPointAnswers(input, Stations);
  refuseInvalid(accessIssues(deliveryPoints, getQuestions(group)));
  const AccessConditions = toConditions(deliveryPoints.map(sendable));
  const save = (AcceptedTotalPrice: number | null) =>
    api(CALLS.saveOrderParameters, { body: { ProductGroupId: group.id, AccessConditions, AcceptedTotalPrice } });
  const offerId = form.get(ORDER_FIELDS.offerId);
  if (offerId === null) await save(Number(form.get(ACCEPTED_TOTAL)) || null);
  else await save(null).catch((error: unknown) => startWith(sent, offerId, error).then(() => save(null)));
  return redirect(checkoutPath(group), 303);
}

/** The offer with the options that the answers require: they are taken from the refusal of the answers. */
async function startWith({ api }: SentForm, OfferId: string, error: unknown): Promise<void> {
  const context = error instanceof ProblemError && error.code === 'ACCESS_OPTIONS' ? error.problem.context : null;
  const needs = v.safeParse(AccessNeeds, context);
  if (!needs.success) throw error;
  await api(CALLS.startOrder, { body: { Configuration: needs.output.Configuration, OfferId } });
}
