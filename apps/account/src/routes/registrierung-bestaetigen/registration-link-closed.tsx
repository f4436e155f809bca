import { LOGIN_PATH } from '@heizplatz/routes';
import { LinkButton } from '@heizplatz/ui';
import { Trans } from '@lingui/react/macro';
import { REGISTER_PATH } from '../../shared/login-paths';
import { Message } from '../../shared/token-page/message';
import type { ClosedState } from '../../shared/token-page/use-consume-token';

export function RegistrationLinkClosed({ state }: { readonly state: ClosedState }) {
  if (state === 'used')
    return (
      <Message scene="success" title={<Trans>Ihr Konto ist schon bestätigt</Trans>}>
        <p>
          <Trans>Melden Sie sich mit Ihrer E-Mail-Adresse und Ihrem Passwort an.</Trans>
        </p>
        <LinkButton variant="primary" href={LOGIN_PATH}>
          <Trans>Anmelden</Trans>
        </LinkButton>
      </Message>
    );
  return (
    <Message
      scene="empty"
      title={state === 'expired' ? <Trans>Dieser Link ist abgelaufen</Trans> : <Trans>Dieser Link stimmt nicht</Trans>}
    >
      <p>
        {state === 'expired' ? (
          <Trans>
            Er galt 24 Stunden. Legen Sie das Konto noch einmal an, dann schicken wir Ihnen einen neuen Link.
          </Trans>
        ) : (
          <Trans>
            Vielleicht ist er unvollständig kopiert. Öffnen Sie ihn noch einmal aus der E-Mail, oder legen Sie das Konto
            noch einmal an.
          </Trans>
        )}
      </p>
      <LinkButton variant="primary" href={REGISTER_PATH}>
        <Trans>Konto anlegen</Trans>
      </LinkButton>
      <LinkButton variant="secondary" href={LOGIN_PATH}>
        <Trans>Anmelden</Trans>
      </LinkButton>
    </Message>
  );
}
