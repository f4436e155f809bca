import { LOGIN_PATH, FORGOT_PASSWORD_PATH } from '@heizplatz/routes';
import { LinkButton } from '@heizplatz/ui';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Message } from '../../shared/token-page/message';
import type { ClosedState } from '../../shared/token-page/use-consume-token';

const TITLES: Readonly<Record<ClosedState, ReactNode>> = {
  used: <Trans>Dieser Link ist schon benutzt</Trans>,
  expired: <Trans>Dieser Link ist abgelaufen</Trans>,
  unknown: <Trans>Dieser Link stimmt nicht</Trans>,
};

const MESSAGES: Readonly<Record<ClosedState, ReactNode>> = {
  used: (
    <Trans>
      Das Passwort wurde damit gesetzt. Waren Sie das nicht, fordern Sie gleich einen neuen Link an und ändern Sie es.
    </Trans>
  ),
  expired: <Trans>Er galt eine Stunde. Fordern Sie einen neuen an; Ihr bisheriges Passwort gilt weiter.</Trans>,
  unknown: (
    <Trans>
      Vielleicht ist er unvollständig kopiert, oder Sie haben inzwischen einen neuen angefordert. Öffnen Sie den Link
      noch einmal aus der neuesten E-Mail, oder fordern Sie einen neuen an.
    </Trans>
  ),
};

export function PasswordLinkClosed({ state }: { readonly state: ClosedState }) {
  const isUsed = state === 'used';
  return (
    <Message scene="empty" title={TITLES[state]}>
      <p>{MESSAGES[state]}</p>
      {isUsed && (
        <LinkButton variant="primary" href={LOGIN_PATH}>
          <Trans>Anmelden</Trans>
        </LinkButton>
      )}
      <LinkButton variant={isUsed ? 'secondary' : 'primary'} href={FORGOT_PASSWORD_PATH}>
        <Trans>Neuen Link anfordern</Trans>
      </LinkButton>
    </Message>
  );
}
