import { useApi } from '@heizplatz/api-client';
import { CALLS } from '@heizplatz/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { SubmissionErrorNotice } from '../../shared/form-messages/submission-error-notice';
import { Message } from '../../shared/token-page/message';
import { ConsumeTokenButton } from '../../shared/token-page/consume-token-button';
import { type LinkEnds, useConsumeToken } from '../../shared/token-page/use-consume-token';
import type { MailedInquiry } from './mailed-inquiry';
import { InquiryFacts } from './inquiry-facts';

interface ConfirmInquiryProps extends LinkEnds {
  readonly request: MailedInquiry;
  readonly token: string;
}

/** Shows what is confirmed; the button spends the token. */
export function ConfirmInquiry({ request, token, ...ends }: ConfirmInquiryProps) {
  const { t } = useLingui();
  const api = useApi();
  const { isBusy, problem, spend: consume } = useConsumeToken(ends);
  const confirm = () => consume(() => api(CALLS.confirmRequest, { body: { Token: token } }));
  return (
    <Message title={<Trans>Anfrage bestätigen</Trans>}>
      <p>
        {request.Kind === 'bulk' ? (
          <Trans>Wir geben Ihre Anfrage an Händler in Ihrer Gegend weiter, sobald Sie sie bestätigt haben.</Trans>
        ) : (
          <Trans>Wir rufen Sie an, sobald Sie die Anfrage bestätigt haben.</Trans>
        )}
      </p>
      <InquiryFacts request={request} />
      <SubmissionErrorNotice problem={problem} />
      <ConsumeTokenButton isBusy={isBusy} busyText={t`Wird bestätigt …`} onClick={confirm}>
        <Trans>Anfrage bestätigen</Trans>
      </ConsumeTokenButton>
    </Message>
  );
}
