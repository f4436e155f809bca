import { PostForm } from '@heizplatz/router';
import { Button } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { FormEvent } from 'react';
import formStyles from '../../shared/form/form.module.css';
import { ProblemNotice } from '../../shared/form/problem-notice';
import { NewPasswordField } from '../../shared/password/new-password-field';
import { NEW_PASSWORD_NAME } from '../../shared/password/new-password-name';
import { useNewPassword } from '../../shared/password/use-new-password';
import type { useConsumeToken } from '../../shared/token-page/use-consume-token';

interface ConfirmWithPasswordProps {
  readonly spending: ReturnType<typeof useConsumeToken>;
  readonly confirm: (password: string) => Promise<void>;
}

/** In another browser than the one that asked: whoever reads the mailbox chooses the password. */
export function ConfirmWithPassword({ spending, confirm }: ConfirmWithPasswordProps) {
  const { t } = useLingui();
  const { isBusy, problem, spend: consume } = spending;
  const { password, isGood, field, otherProblem } = useNewPassword(NEW_PASSWORD_NAME, problem);
  function submit(event: FormEvent) {
    event.preventDefault();
    if (isGood()) void consume(() => confirm(password));
  }
  return (
    <PostForm noValidate className={formStyles.form} onSubmit={submit} aria-label={t`Konto bestätigen`}>
      <p>
        <Trans>
          Bitte wählen Sie dazu Ihr Passwort. Eines, das vorher eingegeben wurde, gilt nur in dem Browser, in dem das
          Konto angelegt wurde: So öffnet es niemand, der nur Ihre E-Mail-Adresse kennt.
        </Trans>
      </p>
      <ProblemNotice problem={otherProblem} />
      <NewPasswordField label={t`Ihr Passwort`} {...field} />
      <Button type="submit" variant="primary" busy={isBusy} busyText={t`Wird bestätigt …`}>
        <Trans>Konto bestätigen</Trans>
      </Button>
    </PostForm>
  );
}
