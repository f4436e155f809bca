import { useApi, useSubmit } from '@heizplatz/api-client';
import { CALLS } from '@heizplatz/contract';
import { refusedFields } from '@heizplatz/form-ui';
import { PostForm, useRefusedForm } from '@heizplatz/router';
import { MASTER_DATA_PATH } from '@heizplatz/routes';
import { Button, PasswordField, TextField } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { focusFirst } from '../../../shared/form/focus-first';
import formStyles from '../../../shared/form/form.module.css';
import { ProblemNotice } from '../../../shared/form/problem-notice';
import { useIssueText } from '../../../shared/form/use-issue-text';
import { emailChangeIssues } from './email-change-issues';
import { MASTER_DATA_FORMS } from './master-data-forms';

/** Answers alike whether the new address is taken; a link in its mailbox applies it. */
export function ChangeEmailForm({ onRequested }: { readonly onRequested: () => void }) {
  const { t } = useLingui();
  const api = useApi();
  const issueText = useIssueText();
  const sent = useRefusedForm(MASTER_DATA_FORMS.email);
  const { isBusy, problem, submit } = useSubmit(sent?.problem);
  const [values, setValues] = useState({ NewEmailAddress: sent?.typed['NewEmailAddress'] ?? '', Password: '' });
  const [issues, setIssues] = useState<Readonly<Record<string, string>>>({});
  const refused = refusedFields(problem);
  const errorOf = (field: string) => issueText(issues[field] ?? refused[field]);

  async function send(event: FormEvent) {
    event.preventDefault();
    const wrong = emailChangeIssues(values);
    setIssues(wrong);
    if (focusFirst(Object.keys(wrong))) return;
    if (!(await submit(() => api(CALLS.requestEmailChange, { body: values })))) return;
    setValues({ NewEmailAddress: '', Password: '' });
    onRequested();
  }

  return (
    <PostForm
      name={MASTER_DATA_FORMS.email}
      action={MASTER_DATA_PATH}
      noValidate
      className={formStyles.form}
      onSubmit={(event) => void send(event)}
      aria-label={t`E-Mail-Adresse ändern`}
    >
      <ProblemNotice problem={Object.keys(refused).length > 0 ? null : problem} />
      <TextField
        id="NewEmailAddress"
        name="NewEmailAddress"
        type="email"
        label={t`Neue E-Mail-Adresse`}
        autoComplete="email"
        maxLength={254}
        value={values.NewEmailAddress}
        error={errorOf('NewEmailAddress')}
        onChange={(event) => setValues({ ...values, NewEmailAddress: event.currentTarget.value })}
      />
      <PasswordField
        id="Password"
        name="Password"
        label={t`Ihr Passwort`}
        autoComplete="current-password"
        value={values.Password}
        error={errorOf('Password')}
        onChange={(event) => setValues({ ...values, Password: event.currentTarget.value })}
      />
      <Button type="submit" variant="primary" busy={isBusy} busyText={t`Wird gesendet …`}>
        <Trans>Link an die neue Adresse senden</Trans>
      </Button>
    </PostForm>
  );
}
