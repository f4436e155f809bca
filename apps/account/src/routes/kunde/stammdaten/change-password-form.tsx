import { useApi, useSubmit } from '@heizplatz/api-client';
import { CALLS } from '@heizplatz/contract';
import { refusedFields } from '@heizplatz/form-ui';
import { PostForm, useRefusedForm } from '@heizplatz/router';
import { MASTER_DATA_PATH } from '@heizplatz/routes';
import { Button, PasswordField, useToast } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { focusFirst } from '../../../shared/form/focus-first';
import formStyles from '../../../shared/form/form.module.css';
import { ProblemNotice } from '../../../shared/form/problem-notice';
import { useIssueText } from '../../../shared/form/use-issue-text';
import { NewPasswordField } from '../../../shared/password/new-password-field';
import { MASTER_DATA_FORMS } from './master-data-forms';
import { passwordChangeIssues, PASSWORD_CHANGE_FIELDS } from './password-change-issues';

const EMPTY = { current: '', next: '' };
const { current: CURRENT, next: NEXT } = PASSWORD_CHANGE_FIELDS;

/** Every other session of the account ends with the old password. */
export function ChangePasswordForm({ email }: { readonly email: string }) {
  const { t } = useLingui();
  const api = useApi();
  const issueText = useIssueText();
  const { show } = useToast();
  const { isBusy, problem, submit } = useSubmit(useRefusedForm(MASTER_DATA_FORMS.password)?.problem);
  const [values, setValues] = useState(EMPTY);
  const [issues, setIssues] = useState<Readonly<Record<string, string>>>({});
  const refused = refusedFields(problem);

  async function send(event: FormEvent) {
    event.preventDefault();
    const wrong = passwordChangeIssues(values, email);
    setIssues(wrong);
    if (focusFirst(Object.keys(wrong))) return;
    const body = { CurrentPassword: values.current, Password: values.next };
    if (!(await submit(() => api(CALLS.changePassword, { body })))) return;
    setValues(EMPTY);
    show({ tone: 'good', text: t`Ihr neues Passwort gilt. Auf anderen Geräten sind Sie abgemeldet.` });
  }

  return (
    <PostForm
      name={MASTER_DATA_FORMS.password}
      action={MASTER_DATA_PATH}
      noValidate
      className={formStyles.form}
      onSubmit={(event) => void send(event)}
      aria-label={t`Passwort ändern`}
    >
      <ProblemNotice problem={Object.keys(refused).length > 0 ? null : problem} />
      <PasswordField
        id={CURRENT}
        name={CURRENT}
        label={t`Bisheriges Passwort`}
        autoComplete="current-password"
        value={values.current}
        error={issueText(issues[CURRENT] ?? refused['CurrentPassword'])}
        onChange={(event) => setValues({ ...values, current: event.currentTarget.value })}
      />
      <NewPasswordField
        id={NEXT}
        label={t`Neues Passwort`}
        password={values.next}
        email={email}
        error={issueText(issues[NEXT] ?? refused[NEXT] ?? refused['Password'])}
        onChange={(next) => setValues({ ...values, next })}
      />
      <Button type="submit" variant="primary" busy={isBusy} busyText={t`Wird gespeichert …`}>
        <Trans>Passwort ändern</Trans>
      </Button>
    </PostForm>
  );
}
