import { LinkButton } from '@heizplatz/ui';
import { Trans } from '@lingui/react/macro';
import { Message } from '../../shared/token-page/message';
import type { MailedRequest } from './mailed-request';
import { RequestFacts } from './request-facts';

interface RequestConfirmedProps {
  readonly request: MailedRequest;
  /** After the button was pressed here, readers hear the heading. */
  readonly takesFocus: boolean;
}

export function RequestConfirmed({ request, takesFocus }: RequestConfirmedProps) {
  return (
    <Message scene="success" takesFocus={takesFocus} title={<Trans>Ihre Anfrage ist bestätigt</Trans>}>
      <p>
        {request.Kind === 'bulk' ? (
          <Trans>Händler aus Ihrer Gegend melden sich mit einem Angebot. Sie sind an nichts gebunden.</Trans>
        ) : (
          <Trans>Wir rufen Sie zurück.</Trans>
        )}
      </p>
      <RequestFacts request={request} />
      <LinkButton href="/">
        <Trans>Startseite</Trans>
      </LinkButton>
    </Message>
  );
}
