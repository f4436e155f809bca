import { type ProblemError, useApi } from '@heizplatz/api-client';
import { CALLS } from '@heizplatz/contract';
import { PostForm, useUser } from '@heizplatz/router';
import { clearToken, logOut } from '@heizplatz/session';
import { Button } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import formStyles from '../form/form.module.css';
import { ProblemNotice } from '../form/problem-notice';
import { useIssueText } from '../form/use-issue-text';
import type { OpenLink } from '../token-page/link-page';
import { Message } from '../token-page/message';
import { useSpendLink } from '../token-page/use-spend-link';
import { NewPasswordField } from './new-password-field';
import { NEW_PASSWORD_NAME } from './new-password-name';
import { passwordIssue } from './password-rules';

const FIELD_ID = NEW_PASSWORD_NAME;

interface SetPasswordFormProps {
  readonly link: OpenLink;
  /** Told where the link was asked from. */
  readonly onSet: (returnUrl: string | null) => void;
}

export function SetPasswordForm({ link, onSet }: SetPasswordFormProps) {
  const { t } = useLingui();
  const api = useApi();
  const user = useUser();
  const issueText = useIssueText();
  const { isBusy, problem, spend } = useSpendLink(link);
  const [password, setPassword] = useState('');
  const [issue, setIssue] = useState<string | null>(null);
  const refused = refusalOf(problem);

  function submit(event: FormEvent) {
    event.preventDefault();
    const wrong = passwordIssue(password, '');
    setIssue(wrong);
    if (wrong) document.getElementById(FIELD_ID)?.focus();
    else void spend(set);
  }

  async function set() {
    const { ReturnUrl } = await api(CALLS.setPassword, { body: { Token: link.token, Password: password } });
    onSet(ReturnUrl);
    if (user) await endSessionHere();
  }

  /** The account's sessions are over; this browser's token would say otherwise for a while. The session loop notices. */
  async function endSessionHere() {
    await logOut(api);
    clearToken();
  }

  return (
    <Message title={<Trans>Neues Passwort</Trans>}>
      {link.maskedEmail && (
        <p>
          <Trans>
            Für Ihr Konto <strong>{link.maskedEmail}</strong>.
          </Trans>
        </p>
      )}
      <PostForm noValidate className={formStyles.form} onSubmit={submit} aria-label={t`Passwort setzen`}>
        <ProblemNotice problem={refused ? null : problem} />
        <NewPasswordField
          id={FIELD_ID}
          label={t`Neues Passwort`}
          password={password}
          email=""
          error={issueText(issue ?? refused)}
          onChange={setPassword}
        />
        <Button type="submit" variant="primary" busy={isBusy} busyText={t`Wird gespeichert …`}>
          <Trans>Passwort setzen</Trans>
        </Button>
      </PostForm>
    </Message>
  );
}

/** What the server found wrong with the password. */
const refusalOf = (problem: ProblemError | null): string | undefined =>
  problem?.problem.errors?.find(({ path }) => path === 'body.Password')?.code;
