import { useApi } from '@heizplatz/api-client';
import { CALLS } from '@heizplatz/contract';
import { toBody, useContractForm } from '@heizplatz/form-ui';
import { PostForm } from '@heizplatz/router';
import { PERSONAL_DATA_PATH } from '@heizplatz/routes';
import { Button, LinkButton, PasswordField } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import formStyles from '../../../shared/form-layout.module.css';
import { SubmissionErrorNotice } from '../../../shared/form-messages/submission-error-notice';
import { useAccountIssueText } from '../../../shared/form-messages/use-account-issue-text';
import styles from '../../../shared/own-data/delete-account.module.css';
import { saveDeletionNotice } from '../../../shared/own-data/deletion-notice';
import { redirectAfterDeletion } from './redirect-after-deletion';

/** The password is the confirmation. */
export function DeleteAccountForm({ email }: { readonly email: string }) {
  const { t } = useLingui();
  const api = useApi();
  const issueText = useAccountIssueText();
  const form = useContractForm({
    name: '',
    id: '',
    schema: toBody(CALLS.deleteAccount),
    values: { Password: '' },
    issueText,
    focusesField: true,
    save: async (body) => {
      const { Kept } = await api(CALLS.deleteAccount, { body });
      saveDeletionNotice(sessionStorage, Kept);
      redirectAfterDeletion();
    },
  });

  return (
    <PostForm
      noValidate
      className={formStyles.form}
      onSubmit={(event) => void form.submit(event)}
      aria-label={t`Konto löschen`}
    >
      <p className={styles.email}>
        <Trans>
          Gelöscht wird das Konto <strong>{email}</strong>.
        </Trans>
      </p>
      <SubmissionErrorNotice problem={form.errors.length > 0 ? null : form.problem} />
      <PasswordField
        {...form.field('Password')}
        label={t`Zur Bestätigung: Ihr Passwort`}
        autoComplete="current-password"
      />
      <div className={formStyles.actions}>
        <Button type="submit" variant="primary" busy={form.isBusy} busyText={t`Wird gelöscht …`}>
          <Trans>Konto endgültig löschen</Trans>
        </Button>
        <LinkButton variant="quiet" href={PERSONAL_DATA_PATH}>
          <Trans>Doch behalten</Trans>
        </LinkButton>
      </div>
    </PostForm>
  );
}
