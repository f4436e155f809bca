import { LinkButton } from '@heizplatz/ui';
import { Trans } from '@lingui/react/macro';
import { Message } from '../../shared/token-page/message';
import type { MailedInquiry } from './mailed-inquiry';
import { InquiryFacts } from './inquiry-facts';

interface InquiryConfirmedProps {
  readonly request: MailedInquiry;
  /** After the button was clicked here, screen readers announce the heading. */
  readonly takesFocus: boolean;
}

export function InquiryConfirmed({ request, takesFocus }: InquiryConfirmedProps) {
  return (
    <Message scene="success" takesFocus={takesFocus} title={<Trans>Ihre Anfrage ist bestätigt</Trans>}>
      <p>
        {request.Kind === 'bulk' ? (
          <Trans>Händler aus Ihrer Gegend melden sich mit einem Angebot. Sie sind an nichts gebunden.</Trans>
        ) : (
          <Trans>Wir rufen Sie zurück.</Trans>
        )}
      </p>
      <InquiryFacts request={request} />
      <LinkButton href="/">
        <Trans>Startseite</Trans>
      </LinkButton>
    </Message>
  );
}
