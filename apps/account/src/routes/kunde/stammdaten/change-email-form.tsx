import { useApi } from '@heizplatz/api-client';
import { CALLS } from '@heizplatz/contract';
import { toBody, useContractForm } from '@heizplatz/form-ui';
import { PostForm } from '@heizplatz/router';
import { MASTER_DATA_PATH } from '@heizplatz/routes';
import { Button, PasswordField, TextField } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import formStyles from '../../../shared/form-layout.module.css';
import { SubmissionErrorNotice } from '../../../shared/form-messages/submission-error-notice';
import { useAccountIssueText } from '../../../shared/form-messages/use-account-issue-text';
import { emailChangeIssues } from './email-change-issues';
import { MASTER_DATA_FORMS } from './master-data-forms';

/** The response is the same whether or not the new address is taken; a link in its mailbox applies it. */
export function ChangeEmailForm({ onRequested }: { readonly onRequested: () => void }) {
  const { t } = useLingui();
  const api = useApi();
  const issueText = useAccountIssueText();
  const form = useContractForm({
    name: MASTER_DATA_FORMS.email,
    id: '',
    schema: toBody(CALLS.requestEmailChange),
    values: { NewEmailAddress: '', Password: '' },
    furtherIssues: emailChangeIssues,
    issueText,
    clears: true,
    focusesField: true,
    save: async (body) => {
      await api(CALLS.requestEmailChange, { body });
      onRequested();
    },
  });

  return (
    <PostForm
      name={form.name}
      action={MASTER_DATA_PATH}
      noValidate
      className={formStyles.form}
      onSubmit={(event) => void form.submit(event)}
      aria-label={t`E-Mail-Adresse ändern`}
    >
      <SubmissionErrorNotice problem={form.errors.length > 0 ? null : form.problem} />
      <TextField
        {...form.field('NewEmailAddress')}
        type="email"
        label={t`Neue E-Mail-Adresse`}
        autoComplete="email"
        maxLength={254}
      />
      <PasswordField {...form.field('Password')} label={t`Ihr Passwort`} autoComplete="current-password" />
      <Button type="submit" variant="primary" busy={form.isBusy} busyText={t`Wird gesendet …`}>
        <Trans>Link an die neue Adresse senden</Trans>
      </Button>
    </PostForm>
  );
}
