import { LinkButton } from '@heizplatz/ui';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Message } from '../../../shared/token-page/message';
import type { ClosedState } from '../../../shared/token-page/use-consume-token';

const TITLES: Readonly<Record<ClosedState, ReactNode>> = {
  used: <Trans>Diese Benachrichtigung ist schon bestätigt</Trans>,
  expired: <Trans>Dieser Link ist abgelaufen</Trans>,
  unknown: <Trans>Dieser Link stimmt nicht</Trans>,
};

const MESSAGES: Readonly<Record<ClosedState, ReactNode>> = {
  used: <Trans>Mehr ist nicht zu tun. Beenden können Sie sie mit dem Link am Ende jeder E-Mail.</Trans>,
  expired: (
    <Trans>Er galt sieben Tage, und wir haben Ihnen nichts geschickt. Bestellen Sie die Benachrichtigung neu.</Trans>
  ),
  unknown: (
    <Trans>
      Vielleicht ist er unvollständig kopiert. Öffnen Sie ihn noch einmal aus der E-Mail, oder bestellen Sie die
      Benachrichtigung neu.
    </Trans>
  ),
};

export function NotificationClosed({ state }: { readonly state: ClosedState }) {
  return (
    <Message scene={state === 'used' ? 'success' : 'empty'} title={TITLES[state]}>
      <p>{MESSAGES[state]}</p>
      <LinkButton variant="primary" href="/">
        <Trans>Zur Startseite</Trans>
      </LinkButton>
    </Message>
  );
}
