import { useApi } from '@heizplatz/api-client';
import { CALLS } from '@heizplatz/contract';
import { PostForm, useUser } from '@heizplatz/router';
import { clearToken, logOut } from '@heizplatz/session';
import { Button } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { FormEvent } from 'react';
import formStyles from '../../shared/form/form.module.css';
import { ProblemNotice } from '../../shared/form/problem-notice';
import type { OpenLink } from '../../shared/token-page/link-page';
import { Message } from '../../shared/token-page/message';
import { useConsumeToken } from '../../shared/token-page/use-consume-token';
import { NewPasswordField } from '../../shared/password/new-password-field';
import { NEW_PASSWORD_NAME } from '../../shared/password/new-password-name';
import { useNewPassword } from '../../shared/password/use-new-password';

interface SetPasswordFormProps {
  readonly link: OpenLink;
  /** Told where the link was asked from. */
  readonly onSet: (returnUrl: string | null) => void;
}

export function SetPasswordForm({ link, onSet }: SetPasswordFormProps) {
  const { t } = useLingui();
  const api = useApi();
  const user = useUser();
  const { isBusy, problem, spend: consume } = useConsumeToken(link);
  const { password, isGood, field, otherProblem } = useNewPassword(NEW_PASSWORD_NAME, problem);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isGood()) void consume(set);
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
        <ProblemNotice problem={otherProblem} />
        <NewPasswordField label={t`Neues Passwort`} {...field} />
        <Button type="submit" variant="primary" busy={isBusy} busyText={t`Wird gespeichert …`}>
          <Trans>Passwort setzen</Trans>
        </Button>
      </PostForm>
    </Message>
  );
}
