import { CALLS } from '@heizplatz/contract';
import { redirect, refuseInvalid, type SentForm } from '@heizplatz/router';
import { PERSONAL_DATA_PATH, ACCOUNT_DELETED_PATH } from '@heizplatz/routes';

/** The account's deletion without JavaScript; the last mail states what is retained by law. */
export async function deleteAccount({ api, form, user }: SentForm): Promise<Response> {
  if (user?.isImpersonatedS) return redirect(PERSONAL_DATA_PATH, 303);
  const Password = form.get('Password') ?? '';
  refuseInvalid({ Password: Password === '' ? 'REQUIRED' : undefined });
  await api(CALLS.deleteAccount, { body: { Password } });
  return redirect(ACCOUNT_DELETED_PATH, 303);
}
