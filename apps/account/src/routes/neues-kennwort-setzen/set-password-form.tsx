import { useApi } from '@heizplatz/api-client';
import { CALLS } from '@heizplatz/contract';
import { toBody } from '@heizplatz/form-ui';
import { PostForm, useUser } from '@heizplatz/router';
import { clearToken, logOut } from '@heizplatz/session';
import { Button } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import formStyles from '../../shared/form-layout.module.css';
import { SubmissionErrorNotice } from '../../shared/form-messages/submission-error-notice';
import type { OpenLink } from '../../shared/token-page/link-page';
import { Message } from '../../shared/token-page/message';
import { NewPasswordField } from '../../shared/password/new-password-field';
import { useNewPasswordForm } from '../../shared/token-page/use-new-password-form';

interface SetPasswordFormProps {
  readonly link: OpenLink;
  /** Called with the page from which the link was requested. */
  readonly onSet: (returnUrl: string | null) => void;
}

export function SetPasswordForm({ link, onSet }: SetPasswordFormProps) {
  const { t } = useLingui();
  const api = useApi();
  const user = useUser();
  const { form, passwordField, otherProblem } = useNewPasswordForm({
    schema: toBody(CALLS.setPassword),
    link,
    consume: async (body) => {
      const { ReturnUrl } = await api(CALLS.setPassword, { body });
      onSet(ReturnUrl);
      if (user) await endSessionHere();
    },
  });

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
      <PostForm
        noValidate
        className={formStyles.form}
        onSubmit={(event) => void form.submit(event)}
        aria-label={t`Passwort setzen`}
      >
        <SubmissionErrorNotice problem={otherProblem} />
        <NewPasswordField label={t`Neues Passwort`} {...passwordField} />
        <Button type="submit" variant="primary" busy={form.isBusy} busyText={t`Wird gespeichert …`}>
          <Trans>Passwort setzen</Trans>
        </Button>
      </PostForm>
    </Message>
  );
}
