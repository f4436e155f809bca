import { LinkButton } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { ACCOUNT_PATHS } from '../account-paths';
import { LinkPage } from '../token-page/link-page';
import { Message } from '../token-page/message';
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
      spent={
        <Message scene="success" takesFocus title={<Trans>Ihr Konto ist fertig</Trans>}>
          <p>
            <Trans>Sie sind angemeldet. Bestellungen, Adressen und Dokumente finden Sie ab jetzt in Ihrem Konto.</Trans>
          </p>
          <LinkButton variant="primary" href={ACCOUNT_PATHS.customerHome}>
            <Trans>Zu Ihrem Konto</Trans>
          </LinkButton>
        </Message>
      }
    />
  );
}
