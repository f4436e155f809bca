import { registerGuest } from '@heizplatz/order-ui';
import { FORM_FIELDS, redirect, type SentForm } from '@heizplatz/router';
import type { SentSignIn } from '../sign-in/use-sent-sign-in';
import { signIn } from '../sign-in/sign-in-action';
import { GUEST_FORM } from './guest-form-name';

/** Who orders, without script. The page itself then leads on whoever is known. */
export async function sayWhoOrders(sent: SentForm): Promise<Response | SentSignIn> {
  const { api, form, url } = sent;
  if (form.get(FORM_FIELDS.form) !== GUEST_FORM) return signIn(sent);
  await registerGuest(api, (form.get('email') ?? '').trim());
  return redirect(url.pathname + url.search, 303);
}
