import { CALLS } from '@heizplatz/contract';
import { FORM_FIELDS, notFound, redirect, type SentForm } from '@heizplatz/router';
import { PASSKEYS_PATH } from '@heizplatz/routes';
import { redirectPathAfterSave } from '../../../shared/form-messages/redirect-after-save';
import { PASSKEY_ID_NAME, PASSKEY_PASSWORD_NAME, REMOVE_PASSKEY_FORM } from './passkey-forms';

/** Removing one without script. Making one needs script: the browser does it. */
export async function removeSentPasskey({ api, form }: SentForm): Promise<Response> {
  if (form.get(FORM_FIELDS.form) !== REMOVE_PASSKEY_FORM) notFound();
  const Id = Number(form.get(PASSKEY_ID_NAME) || notFound());
  await api(CALLS.removePasskey, { body: { Id, Password: form.get(PASSKEY_PASSWORD_NAME) ?? '' } });
  return redirect(redirectPathAfterSave(PASSKEYS_PATH), 303);
}
