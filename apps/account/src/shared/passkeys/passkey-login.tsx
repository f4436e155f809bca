import { useApi, useSubmit } from '@heizplatz/api-client';
import { CALLS } from '@heizplatz/contract';
import { Button, Icon } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { SubmissionErrorNotice } from '../form-messages/submission-error-notice';
import { followRedirect } from '../sign-in/follow-redirect';
import { type PasskeyFailure, askForPasskey } from './browser-passkeys';
import { PasskeyFailureText } from './passkey-failure-text';
import styles from './passkey-login.module.css';

/** The way in without e-mail and password. Without script there is none, and no button. */
export function PasskeyLogin({ onSignedIn }: { readonly onSignedIn: () => void }) {
  const { t } = useLingui();
  const api = useApi();
  const { isBusy, problem, submit } = useSubmit();
  const [failure, setFailure] = useState<PasskeyFailure | 'refused' | null>(null);

  async function logIn() {
    setFailure(null);
    await submit(async () => {
      const response = await askForPasskey(await api(CALLS.beginPasskeyLogin, { body: {} }));
      if (response.failure !== undefined) return setFailure(response.failure);
      const { success, redirectUrl } = await api(CALLS.logInWithPasskey, { body: { Credential: response.credential } });
      if (!success) setFailure('refused');
      else if (redirectUrl) followRedirect(redirectUrl);
      else onSignedIn();
    });
  }

  return (
    <div className={styles.way}>
      <p className={styles.or}>
        <Trans>oder</Trans>
      </p>
      <SubmissionErrorNotice problem={problem} />
      <PasskeyFailureText failure={failure} />
      <Button variant="secondary" wide busy={isBusy} busyText={t`Wird geprüft …`} onClick={() => void logIn()}>
        <Icon name="key" />
        <Trans>Mit Passkey anmelden</Trans>
      </Button>
    </div>
  );
}
