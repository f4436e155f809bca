import { CALLS } from '@heizplatz/contract';
import { FORM_FIELDS, type SentForm } from '@heizplatz/router';
import { ACCOUNT_PATHS } from '../account-paths';
import { register } from '../registration/register-action';
import { REGISTER_FORM } from '../registration/sent-registration';
import { signIn } from '../sign-in/sign-in-action';
import type { SentSignIn } from '../sign-in/use-sent-sign-in';

/** Login and registration without script: two modes of one page. */
export async function sendLogin(sent: SentForm): Promise<Response | SentSignIn> {
  if (sent.form.get(FORM_FIELDS.form) !== REGISTER_FORM) return signIn(sent);
  const complete = async () => {
    await sent.api(CALLS.register, { body: {} });
    return ACCOUNT_PATHS.registrationSent;
  };
  return register(sent, { isOrdering: false, complete });
}
