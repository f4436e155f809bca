import { useLocation, useNavigate } from '@heizplatz/router';
import { Card, CardHeader, TextLink } from '@heizplatz/ui';
import { Trans } from '@lingui/react/macro';
import { addQuery } from '../../../shared/registration/register-query';
import { SignIn } from '../../../shared/sign-in/sign-in';
import { GuestForm } from './guest-form';
import type { OrderRegistrationPage } from './order-registration-page';
import styles from './order-registration-view.module.css';

/** As a guest, with an account, or with one that is made now. */
export function Ways({ page: { target, stored } }: { readonly page: OrderRegistrationPage }) {
  const navigate = useNavigate();
  const location = useLocation();
  return (
    <div className={styles.ways}>
      <Card as="section" chosen className={styles.way} aria-labelledby="als-gast">
        <CardHeader title={<Trans>Als Gast bestellen</Trans>} titleId="als-gast" />
        <GuestForm email={stored?.AuthData.EmailAddress ?? ''} onRegistered={() => void navigate(target)} />
        <p className="quiet">
          <TextLink href={addQuery(location, { mode: 'register', register: 'true' })}>
            <Trans>Gleich ein Konto anlegen</Trans>
          </TextLink>{' '}
          <Trans>oder später, nach der Bestellung: dann genügt ein Passwort.</Trans>
        </p>
      </Card>
      <Card as="section" className={styles.way} aria-labelledby="mit-konto">
        <CardHeader title={<Trans>Mit Konto bestellen</Trans>} titleId="mit-konto" />
        <SignIn target={target} onSignedIn={() => void navigate(target)} />
      </Card>
    </div>
  );
}
