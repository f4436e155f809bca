import { useApi, useSubmit } from '@heizplatz/api-client';
import { CALLS } from '@heizplatz/contract';
import { refusedFields } from '@heizplatz/form-ui';
import { PostForm, useRefusedForm } from '@heizplatz/router';
import { PERSONAL_DATA_PATH } from '@heizplatz/routes';
import { Button, LinkButton, PasswordField } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import formStyles from '../../../shared/form/form.module.css';
import { ProblemNotice } from '../../../shared/form/problem-notice';
import { useIssueText } from '../../../shared/form/use-issue-text';
import styles from '../../../shared/own-data/delete-account.module.css';
import { saveDeletionNotice } from '../../../shared/own-data/deletion-notice';
import { redirectAfterDeletion } from './redirect-after-deletion';

/** The password is the confirmation. */
export function DeleteAccountForm({ email }: { readonly email: string }) {
  const { t } = useLingui();
  const api = useApi();
  const issueText = useIssueText();
  const { isBusy, problem, submit } = useSubmit(useRefusedForm()?.problem);
  const [Password, setPassword] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const refused = refusedFields(problem);

  async function remove(event: FormEvent) {
    event.preventDefault();
    const body = { Password };
    setIsMissing(Password === '');
    if (Password === '') return void document.getElementById('Password')?.focus();
    await submit(async () => {
      const { Kept } = await api(CALLS.deleteAccount, { body });
      saveDeletionNotice(sessionStorage, Kept);
      redirectAfterDeletion();
    });
  }

  return (
    <PostForm
      noValidate
      className={formStyles.form}
      onSubmit={(event) => void remove(event)}
      aria-label={t`Konto löschen`}
    >
      <p className={styles.email}>
        <Trans>
          Gelöscht wird das Konto <strong>{email}</strong>.
        </Trans>
      </p>
      <ProblemNotice problem={Object.keys(refused).length > 0 ? null : problem} />
      <PasswordField
        id="Password"
        name="Password"
        label={t`Zur Bestätigung: Ihr Passwort`}
        autoComplete="current-password"
        value={Password}
        error={issueText(isMissing ? 'REQUIRED' : refused['Password'])}
        onChange={(event) => setPassword(event.currentTarget.value)}
      />
      <div className={formStyles.actions}>
        <Button type="submit" variant="primary" busy={isBusy} busyText={t`Wird gelöscht …`}>
          <Trans>Konto endgültig löschen</Trans>
        </Button>
        <LinkButton variant="quiet" href={PERSONAL_DATA_PATH}>
          <Trans>Doch behalten</Trans>
        </LinkButton>
      </div>
    </PostForm>
  );
}
