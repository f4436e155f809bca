import { useApi } from '@heizplatz/api-client';
import { CALLS } from '@heizplatz/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { ProblemNotice } from '../../shared/form/problem-notice';
import { Message } from '../../shared/token-page/message';
import { SpendButton } from '../../shared/token-page/spend-button';
import { type LinkEnds, useSpendLink } from '../../shared/token-page/use-spend-link';
import type { MailedRequest } from './mailed-request';
import { RequestFacts } from './request-facts';

interface ConfirmRequestProps extends LinkEnds {
  readonly request: MailedRequest;
  readonly token: string;
}

/** Shows what is confirmed; the button spends the token. */
export function ConfirmRequest({ request, token, ...ends }: ConfirmRequestProps) {
  const { t } = useLingui();
  const api = useApi();
  const { isBusy, problem, spend } = useSpendLink(ends);
  const confirm = () => spend(() => api(CALLS.confirmRequest, { body: { Token: token } }));
  return (
    <Message title={<Trans>Anfrage bestätigen</Trans>}>
      <p>
        {request.Kind === 'bulk' ? (
          <Trans>Wir geben Ihre Anfrage an Händler in Ihrer Gegend weiter, sobald Sie sie bestätigt haben.</Trans>
        ) : (
          <Trans>Wir rufen Sie an, sobald Sie die Anfrage bestätigt haben.</Trans>
        )}
      </p>
      <RequestFacts request={request} />
      <ProblemNotice problem={problem} />
      <SpendButton isBusy={isBusy} busyText={t`Wird bestätigt …`} onPress={confirm}>
        <Trans>Anfrage bestätigen</Trans>
      </SpendButton>
    </Message>
  );
}
