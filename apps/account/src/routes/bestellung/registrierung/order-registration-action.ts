import { CALLS } from '@heizplatz/contract';
import { registerGuest } from '@heizplatz/order-ui';
import { FORM_FIELDS, redirect, type SentForm } from '@heizplatz/router';
import type { SentSignIn } from '../../../shared/sign-in/use-sent-sign-in';
import { signIn } from '../../../shared/sign-in/sign-in-action';
import { register } from '../../../shared/registration/register-action';
import { REGISTER_FORM } from '../../../shared/registration/sent-registration';
import { GUEST_FORM } from './guest-form-name';

/** The customer's identification without JavaScript. The page itself then redirects identified customers. */
export async function sayWhoOrders(sent: SentForm): Promise<Response | SentSignIn> {
  const { api, form, url } = sent;
  const name = form.get(FORM_FIELDS.form);
  if (name === REGISTER_FORM) return registerForOrder(sent);
  if (name !== GUEST_FORM) return signIn(sent);
  await registerGuest(api, (form.get('email') ?? '').trim());
  return redirect(url.pathname + url.search, 303);
}

/** An account is requested, and the order continues at once as a guest's. */
async function registerForOrder(sent: SentForm): Promise<Response> {
  const { api, url } = sent;
  const complete = async () => {
    await api(CALLS.register, { body: {} });
    await api(CALLS.registerGuest, { body: {} });
    return url.pathname + url.search;
  };
  return register(sent, { isOrdering: true, complete });
}
