import { useApi } from '@heizplatz/api-client';
import { CALLS } from '@heizplatz/contract';
import { emailChangePath } from '@heizplatz/routes';
import { LinkButton } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { loginPath } from '../../shared/login-paths';
import { SubmissionErrorNotice } from '../../shared/form-messages/submission-error-notice';
import type { OpenLink } from '../../shared/token-page/link-page';
import { Message } from '../../shared/token-page/message';
import { ConsumeTokenButton } from '../../shared/token-page/consume-token-button';
import { useConsumeToken } from '../../shared/token-page/use-consume-token';

/** Until the button is pressed the old address counts. */
export function ConfirmEmailChange({ link }: { readonly link: OpenLink }) {
  const { t } = useLingui();
  const api = useApi();
  const { isBusy, problem, spend: consume } = useConsumeToken(link);
  const confirm = () => consume(() => api(CALLS.confirmEmailChange, { body: { Token: link.token } }));
  return (
    <Message title={<Trans>E-Mail-Adresse bestätigen</Trans>}>
      <p>
        {link.maskedEmail ? (
          <Trans>
            Mit dem Klick gilt <strong>{link.maskedEmail}</strong> für Ihr Konto. Bis dahin bleibt die bisherige
            Adresse.
          </Trans>
        ) : (
          <Trans>Mit dem Klick gilt die neue Adresse für Ihr Konto. Bis dahin bleibt die bisherige.</Trans>
        )}
      </p>
      <SubmissionErrorNotice problem={problem} />
      {problem?.code === 'FORBIDDEN' && (
        <LinkButton href={loginPath(emailChangePath(link.token))}>
          <Trans>Zur Anmeldung</Trans>
        </LinkButton>
      )}
      <ConsumeTokenButton isBusy={isBusy} busyText={t`Wird bestätigt …`} onClick={confirm}>
        <Trans>E-Mail-Adresse bestätigen</Trans>
      </ConsumeTokenButton>
    </Message>
  );
}
