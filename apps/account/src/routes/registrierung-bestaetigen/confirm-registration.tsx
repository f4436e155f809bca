import { useApi } from '@heizplatz/api-client';
import { CALLS } from '@heizplatz/contract';
import { useAdoptSession } from '@heizplatz/session';
import { Trans, useLingui } from '@lingui/react/macro';
import { SubmissionErrorNotice } from '../../shared/form-messages/submission-error-notice';
import type { OpenLink } from '../../shared/token-page/link-page';
import { Message } from '../../shared/token-page/message';
import { ConsumeTokenButton } from '../../shared/token-page/consume-token-button';
import { useConsumeToken } from '../../shared/token-page/use-consume-token';
import { ConfirmWithPassword } from './confirm-with-password';

/** The button makes the account and logs in on this browser. */
export function ConfirmRegistration({ link }: { readonly link: OpenLink }) {
  const { t } = useLingui();
  const api = useApi();
  const adoptSession = useAdoptSession();
  const { isBusy, problem, spend: consume } = useConsumeToken(link);
  const confirm = async (password?: string) => {
    await api(CALLS.confirmRegistration, {
      body: { Token: link.token, ...(password !== undefined && { Password: password }) },
    });
    adoptSession();
  };
  return (
    <Message title={<Trans>Registrierung bestätigen</Trans>}>
      <p>
        {link.maskedEmail ? (
          <Trans>
            Ein Klick, und Ihr Konto für <strong>{link.maskedEmail}</strong> ist fertig.
          </Trans>
        ) : (
          <Trans>Ein Klick, und Ihr Konto ist fertig.</Trans>
        )}
      </p>
      <p className="quiet">
        <Trans>Sie haben kein Konto angelegt? Dann schließen Sie diese Seite einfach; es entsteht keines.</Trans>
      </p>
      {link.needsPassword ? (
        <ConfirmWithPassword link={link} confirm={confirm} />
      ) : (
        <>
          <SubmissionErrorNotice problem={problem} />
          <ConsumeTokenButton isBusy={isBusy} busyText={t`Wird bestätigt …`} onClick={() => consume(() => confirm())}>
            <Trans>Konto bestätigen</Trans>
          </ConsumeTokenButton>
        </>
      )}
    </Message>
  );
}
