import { useApi, useSubmit } from '@heizplatz/api-client';
import { CALLS, EmailAddress } from '@heizplatz/contract';
import { fieldIssues, refusedFields } from '@heizplatz/order-ui';
import { Button, PasswordField, TextField } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import * as v from 'valibot';
import { focusFirst } from '../form/focus-first';
import formStyles from '../form/form.module.css';
import { ProblemNotice } from '../form/problem-notice';
import { ScriptNeeded } from '../form/script-needed';
import { useIssueText } from '../form/use-issue-text';

const Asked = v.object({ NewEmailAddress: EmailAddress, Password: v.pipe(v.string(), v.minLength(1, 'REQUIRED')) });

/** Answers alike whether the new address is taken; a link in its mailbox applies it. */
export function ChangeEmailForm({ onRequested }: { readonly onRequested: () => void }) {
  const { t } = useLingui();
  const api = useApi();
  const issueText = useIssueText();
  const { isBusy, problem, submit } = useSubmit();
  const [values, setValues] = useState({ NewEmailAddress: '', Password: '' });
  const [issues, setIssues] = useState<Readonly<Record<string, string>>>({});
  const refused = refusedFields(problem);
  const errorOf = (field: string) => issueText(issues[field] ?? refused[field]);

  async function send(event: FormEvent) {
    event.preventDefault();
    const wrong = fieldIssues(Asked, values);
    setIssues(wrong);
    if (focusFirst(Object.keys(wrong))) return;
    if (!(await submit(() => api(CALLS.requestEmailChange, { body: values })))) return;
    setValues({ NewEmailAddress: '', Password: '' });
    onRequested();
  }

  return (
    <form
      noValidate
      className={formStyles.form}
      onSubmit={(event) => void send(event)}
      aria-label={t`E-Mail-Adresse ändern`}
    >
      <ProblemNotice problem={Object.keys(refused).length > 0 ? null : problem} />
      <TextField
        id="NewEmailAddress"
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
        label={t`Ihr Passwort`}
        autoComplete="current-password"
        value={values.Password}
        error={errorOf('Password')}
        onChange={(event) => setValues({ ...values, Password: event.currentTarget.value })}
      />
      <Button type="submit" variant="primary" busy={isBusy} busyText={t`Wird gesendet …`}>
        <Trans>Link an die neue Adresse senden</Trans>
      </Button>
      <ScriptNeeded />
    </form>
  );
}
