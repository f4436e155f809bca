import { CALLS } from '@heizplatz/contract';
import { FORM_FIELDS, redirect, refuseInvalid, type SentForm } from '@heizplatz/router';
import { RATING_FORMS } from './rating-input';
import { sentRating } from './rating-statement';

/** The forms of a rating's page without script. */
export async function sendRating(sent: SentForm): Promise<Response | { readonly isObjected: true }> {
  const { api, form, params, url } = sent;
  const order = { Token: params['token'] ?? '', OrderId: params['orderId'] ?? '' };
  if (form.get(FORM_FIELDS.form) === RATING_FORMS.objection) {
    await api(CALLS.objectToInvitations, { body: order });
    return { isObjected: true };
  }
  const { Stars, ...statement } = sentRating(Object.fromEntries(form));
  refuseInvalid({ Stars: Stars === null ? 'REQUIRED' : undefined });
  await api(CALLS.rateOrder, { body: { ...statement, Stars: Stars ?? 0, ...order } });
  return redirect(url.pathname, 303);
}
