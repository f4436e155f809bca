import { CUSTOMER_HOME_PATH } from '@heizplatz/routes';
import { LinkButton } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { LinkPage } from '../../shared/token-page/link-page';
import { Message } from '../../shared/token-page/message';
import { ConfirmRegistration } from './confirm-registration';
import { RegistrationLinkClosed } from './registration-link-closed';

export function RegistrationConfirmationView() {
  const { t } = useLingui();
  return (
    <LinkPage
      title={t`Registrierung bestätigen`}
      purpose="registration"
      open={(link) => <ConfirmRegistration link={link} />}
      closed={(state) => <RegistrationLinkClosed state={state} />}
      consumed={
        <Message scene="success" takesFocus title={<Trans>Ihr Konto ist fertig</Trans>}>
          <p>
            <Trans>Sie sind angemeldet. Bestellungen, Adressen und Dokumente finden Sie ab jetzt in Ihrem Konto.</Trans>
          </p>
          <LinkButton variant="primary" href={CUSTOMER_HOME_PATH}>
            <Trans>Zu Ihrem Konto</Trans>
          </LinkButton>
        </Message>
      }
    />
  );
}
