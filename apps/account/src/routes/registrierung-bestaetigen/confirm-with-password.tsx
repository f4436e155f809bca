import { CALLS } from '@heizplatz/contract';
import { toBody } from '@heizplatz/form-ui';
import { PostForm } from '@heizplatz/router';
import { Button } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import formStyles from '../../shared/form-layout.module.css';
import { SubmissionErrorNotice } from '../../shared/form-messages/submission-error-notice';
import { NewPasswordField } from '../../shared/password/new-password-field';
import type { OpenLink } from '../../shared/token-page/link-page';
import { useNewPasswordForm } from '../../shared/token-page/use-new-password-form';

interface ConfirmWithPasswordProps {
  readonly link: OpenLink;
  readonly confirm: (password?: string) => Promise<void>;
}

/** In another browser than the requesting one: the person who reads the mailbox chooses the password. */
export function ConfirmWithPassword({ link, confirm }: ConfirmWithPasswordProps) {
  const { t } = useLingui();
  const { form, passwordField, otherProblem } = useNewPasswordForm({
    schema: toBody(CALLS.confirmRegistration),
    link,
    consume: ({ Password }) => confirm(Password),
  });
  return (
    <PostForm
      noValidate
      className={formStyles.form}
      onSubmit={(event) => void form.submit(event)}
      aria-label={t`Konto bestätigen`}
    >
      <p>
        <Trans>
          Bitte wählen Sie dazu Ihr Passwort. Eines, das vorher eingegeben wurde, gilt nur in dem Browser, in dem das
          Konto angelegt wurde: So öffnet es niemand, der nur Ihre E-Mail-Adresse kennt.
        </Trans>
      </p>
      <SubmissionErrorNotice problem={otherProblem} />
      <NewPasswordField label={t`Ihr Passwort`} {...passwordField} />
      <Button type="submit" variant="primary" busy={form.isBusy} busyText={t`Wird bestätigt …`}>
        <Trans>Konto bestätigen</Trans>
      </Button>
    </PostForm>
  );
}
