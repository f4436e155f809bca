import { CALLS } from '@heizplatz/contract';
import { redirect, refuseInvalid, type SentForm } from '@heizplatz/router';
import { ACCOUNT_PATHS } from '../account-paths';

/** The account's deletion without script; what law keeps stands in the last mail. */
export async function deleteAccount({ api, form, user }: SentForm): Promise<Response> {
  if (user?.isImpersonatedS) return redirect(ACCOUNT_PATHS.personalData, 303);
  const Password = form.get('Password') ?? '';
  refuseInvalid({ Password: Password === '' ? 'REQUIRED' : undefined });
  await api(CALLS.deleteAccount, { body: { Password } });
  return redirect(ACCOUNT_PATHS.accountDeleted, 303);
}
