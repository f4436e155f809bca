import { type ProblemError, useApi, useSubmit } from '@heizplatz/api-client';
import { CALLS } from '@heizplatz/contract';
import { PostForm, useRefusedForm } from '@heizplatz/router';
import { Button, PasswordField, TextField, TextLink } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { forgotPasswordPath } from '../login-paths';
import formStyles from '../form-layout.module.css';
import { followRedirect } from './follow-redirect';
import { SignInFailure } from './sign-in-failure';
import { SIGN_IN_FORMS } from './use-sent-sign-in';

interface SignInFormProps {
  /** 'primary' where logging in is the page's next step. */
  readonly variant: 'primary' | 'secondary';
  /** The second factor came later than five minutes after the password. */
  readonly isTooLate: boolean;
  /** Where a login leads; a forgotten password leads there too. */
  readonly target: string | null;
  readonly onSignedIn: () => void;
  readonly onSecondFactor: (kind: 'required' | 'enrol') => void;
}

/** E-mail and password. Unknown, wrong and locked yield the same response (rule SESSION-11). */
export function SignInForm({ variant, isTooLate, target, onSignedIn, onSecondFactor }: SignInFormProps) {
  const { t } = useLingui();
  const api = useApi();
  const refused = useRefusedForm(SIGN_IN_FORMS.password);
  const { isBusy, problem, submit } = useSubmit(refused?.problem);
  const [isWrong, setIsWrong] = useState(false);

  async function signIn(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const body = { UserName: String(form.get('email') ?? ''), Password: String(form.get('password') ?? '') };
    await submit(async () => {
      setIsWrong(false);
      const { success, redirectUrl, secondFactor } = await api(CALLS.login, { body });
      if (secondFactor !== 'none') onSecondFactor(secondFactor);
      else if (!success) setIsWrong(true);
      else if (redirectUrl) followRedirect(redirectUrl);
      else onSignedIn();
    });
  }

  return (
    <PostForm
      name={SIGN_IN_FORMS.password}
      onSubmit={(event) => void signIn(event)}
      className={formStyles.form}
      aria-label={t`Anmelden`}
    >
      <SignInFailure problem={problem} isWrong={isWrong || isRefused(problem)} isTooLate={isTooLate} />
      <TextField
        name="email"
        type="email"
        label={t`E-Mail`}
        defaultValue={refused?.values['email']}
        autoComplete="username"
        required
        maxLength={254}
      />
      <PasswordField name="password" label={t`Passwort`} autoComplete="current-password" required />
      <Button type="submit" variant={variant} wide busy={isBusy} busyText={t`Wird geprüft …`}>
        <Trans>Anmelden</Trans>
      </Button>
      <TextLink variant="alone" href={forgotPasswordPath(target)}>
        <Trans>Passwort vergessen?</Trans>
      </TextLink>
    </PostForm>
  );
}

/** A refusal by the API is displayed like a wrong password; only a missing CSRF cookie requests a reload. */
const isRefused = (problem: ProblemError | null): boolean =>
  problem !== null && (problem.code === 'UNAUTHENTICATED' || problem.code === 'VALIDATION');
