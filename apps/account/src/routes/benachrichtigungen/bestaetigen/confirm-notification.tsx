import { useApi } from '@heizplatz/api-client';
import { CALLS } from '@heizplatz/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { SubmissionErrorNotice } from '../../../shared/form-messages/submission-error-notice';
import { ImpersonationNote } from '../../../shared/master-data/impersonation-note';
import { useIsImpersonating } from '../../../shared/master-data/use-is-impersonating';
import type { OpenLink } from '../../../shared/token-page/link-page';
import { Message } from '../../../shared/token-page/message';
import { ConsumeTokenButton } from '../../../shared/token-page/consume-token-button';
import { useConsumeToken } from '../../../shared/token-page/use-consume-token';

/** Until the button is pressed nothing is sent (double opt-in). */
export function ConfirmNotification({ link }: { readonly link: OpenLink }) {
  const { t } = useLingui();
  const api = useApi();
  const isImpersonating = useIsImpersonating();
  const { isBusy, problem, spend: consume } = useConsumeToken(link);
  const confirm = () => consume(() => api(CALLS.confirmNotification, { body: { Token: link.token } }));
  return (
    <Message title={<Trans>Benachrichtigung bestätigen</Trans>}>
      <p>
        {link.maskedEmail ? (
          <Trans>
            Mit dem Klick dürfen wir Ihnen an <strong>{link.maskedEmail}</strong> schreiben. Vorher schicken wir nichts.
          </Trans>
        ) : (
          <Trans>Mit dem Klick dürfen wir Ihnen schreiben. Vorher schicken wir nichts.</Trans>
        )}
      </p>
      <SubmissionErrorNotice problem={problem} />
      {isImpersonating ? (
        <ImpersonationNote />
      ) : (
        <ConsumeTokenButton isBusy={isBusy} busyText={t`Wird bestätigt …`} onClick={confirm}>
          <Trans>Benachrichtigung bestätigen</Trans>
        </ConsumeTokenButton>
      )}
    </Message>
  );
}
