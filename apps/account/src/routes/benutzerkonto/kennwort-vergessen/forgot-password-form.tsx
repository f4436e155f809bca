import { useApi, useSubmit } from '@heizplatz/api-client';
import { CALLS, EmailAddress } from '@heizplatz/contract';
import { fieldIssues, refusedFields } from '@heizplatz/form-ui';
import { PostForm, useRefusedForm } from '@heizplatz/router';
import { Button, TextField, TextLink } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useRef, useState } from 'react';
import { loginPath } from '../../../shared/login-paths';
import formStyles from '../../../shared/form-layout.module.css';
import { SubmissionErrorNotice } from '../../../shared/form-messages/submission-error-notice';
import { useAccountIssueText } from '../../../shared/form-messages/use-account-issue-text';
import { Message } from '../../../shared/token-page/message';

interface ForgotPasswordFormProps {
  /** Where the visitor was going. */
  readonly target: string | null;
  readonly onSent: (email: string) => void;
}

export function ForgotPasswordForm({ target, onSent }: ForgotPasswordFormProps) {
  const { t } = useLingui();
  const api = useApi();
  const issueText = useAccountIssueText();
  const refused = useRefusedForm();
  const { isBusy, problem, submit } = useSubmit(refused?.problem.code === 'VALIDATION' ? null : refused?.problem);
  const [issue, setIssue] = useState(refusedFields(refused?.problem ?? null)['email']);
  const field = useRef<HTMLInputElement>(null);

  async function send(event: FormEvent) {
    event.preventDefault();
    const email = field.current?.value.trim() ?? '';
    const wrong = fieldIssues(EmailAddress, email)[''];
    setIssue(wrong);
    if (wrong) field.current?.focus();
    else if (await submit(() => api(CALLS.requestPasswordLink, { body: { EmailAddress: email, ReturnUrl: target } })))
      onSent(email);
  }

  return (
    <Message title={<Trans>Passwort vergessen?</Trans>}>
      <p>
        <Trans>Wir schicken Ihnen einen Link, mit dem Sie ein neues setzen. Er gilt eine Stunde.</Trans>
      </p>
      <PostForm
        noValidate
        className={formStyles.form}
        onSubmit={(event) => void send(event)}
        aria-label={t`Passwort vergessen`}
      >
        <SubmissionErrorNotice problem={problem} />
        <TextField
          ref={field}
          name="email"
          type="email"
          label={t`E-Mail`}
          defaultValue={refused?.values['email']}
          autoComplete="username"
          maxLength={254}
          error={issueText(issue)}
        />
        <Button type="submit" variant="primary" busy={isBusy} busyText={t`Wird gesendet …`}>
          <Trans>Link anfordern</Trans>
        </Button>
      </PostForm>
      <TextLink href={loginPath(target)}>
        <Trans>Zurück zur Anmeldung</Trans>
      </TextLink>
    </Message>
  );
}
