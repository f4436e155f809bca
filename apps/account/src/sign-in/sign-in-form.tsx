import { CALLS } from '@heizplatz/contract';
import { ProblemError, useApi } from '@heizplatz/api-client';
import { useAdoptSession } from '@heizplatz/session';
import { Button, Notice, TextField } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import styles from './sign-in-form.module.css';

interface SignInFormProps {
  /** The session is there; a dealer's login names where to go instead. */
  readonly onSignedIn: (redirectUrl: string | null) => void;
}

type Failure = 'WRONG' | 'LIMITED' | 'DOWN';

/** E-mail and password. Unknown, wrong and locked are answered alike (product.md section 5). */
export function SignInForm({ onSignedIn }: SignInFormProps) {
  const { t } = useLingui();
  const api = useApi();
  const adoptSession = useAdoptSession();
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);

  async function signIn(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const body = { UserName: String(form.get('email') ?? ''), Password: String(form.get('password') ?? '') };
    setIsBusy(true);
    setFailure(null);
    try {
      const { success, redirectUrl } = await api(CALLS.login, { body });
      if (!success) return setFailure('WRONG');
      adoptSession();
      onSignedIn(redirectUrl);
    } catch (error) {
      setFailure(failureOf(error));
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <form onSubmit={(event) => void signIn(event)} className={styles.form} aria-label={t`Anmelden`}>
      {failure && <FailureNotice failure={failure} />}
      <TextField name="email" type="email" label={t`E-Mail`} autoComplete="username" required maxLength={254} />
      <TextField
        name="password"
        type="password"
        label={t`Passwort`}
        autoComplete="current-password"
        required
        maxLength={128}
      />
      <Button type="submit" variant="secondary" wide busy={isBusy} busyText={t`Wird geprüft …`}>
        <Trans>Anmelden</Trans>
      </Button>
    </form>
  );
}

function failureOf(error: unknown): Failure {
  if (!(error instanceof ProblemError)) return 'DOWN';
  if (error.status === 429) return 'LIMITED';
  return error.status >= 400 && error.status < 500 ? 'WRONG' : 'DOWN';
}

function FailureNotice({ failure }: { failure: Failure }) {
  return (
    <Notice tone="bad" announce>
      {failure === 'WRONG' && <Trans>E-Mail oder Passwort stimmen nicht.</Trans>}
      {failure === 'LIMITED' && (
        <Trans>Zu viele Versuche. Bitte versuchen Sie es in einer Viertelstunde noch einmal.</Trans>
      )}
      {failure === 'DOWN' && (
        <Trans>Die Anmeldung ist gerade nicht möglich. Bitte versuchen Sie es gleich noch einmal.</Trans>
      )}
    </Notice>
  );
}
