import { CALLS } from '@heizplatz/contract';
import { FORM_FIELDS, type SentForm } from '@heizplatz/router';
import { REGISTRATION_SENT_PATH } from '@heizplatz/routes';
import { register } from '../../../shared/registration/register-action';
import { REGISTER_FORM } from '../../../shared/registration/sent-registration';
import { signIn } from '../../../shared/sign-in/sign-in-action';
import type { SentSignIn } from '../../../shared/sign-in/use-sent-sign-in';

/** Login and registration without script: two modes of one page. */
export async function sendLogin(sent: SentForm): Promise<Response | SentSignIn> {
  if (sent.form.get(FORM_FIELDS.form) !== REGISTER_FORM) return signIn(sent);
  const complete = async () => {
    await sent.api(CALLS.register, { body: {} });
    return REGISTRATION_SENT_PATH;
  };
  return register(sent, { isOrdering: false, complete });
}
