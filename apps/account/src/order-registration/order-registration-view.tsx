import { PageHead, useLoaderData, useNavigate, useSite } from '@heizplatz/router';
import { Card, CardHeader, Notice } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { SignInForm } from '../sign-in/sign-in-form';
import { GuestForm } from './guest-form';
import styles from './order-registration-view.module.css';

export function OrderRegistrationView() {
  const { t } = useLingui();
  const { target, seller } = useLoaderData<{ target: string; seller: string }>();
  const navigate = useNavigate();
  const { customerPhone } = useSite();
  return (
    <div className={styles.page}>
      <PageHead title={t`Wer bestellt?`} noindex />
      <div>
        <h1>
          <Trans>Wer bestellt?</Trans>
        </h1>
        <p className="lead">
          <Trans>Ihre Angaben gehen an {seller}.</Trans>
        </p>
      </div>
      <noscript>
        <Notice tone="warn">
          <p>
            <Trans>
              Zum Bestellen braucht es JavaScript. Ohne nehmen wir Ihre Bestellung gern am Telefon auf: {customerPhone}.
            </Trans>
          </p>
        </Notice>
      </noscript>
      <div className={styles.ways}>
        <Card as="section" chosen className={styles.way} aria-labelledby="als-gast">
          <CardHeader title={<Trans>Als Gast bestellen</Trans>} titleId="als-gast" />
          <GuestForm onRegistered={() => void navigate(target)} />
        </Card>
        <Card as="section" className={styles.way} aria-labelledby="mit-konto">
          <CardHeader title={<Trans>Mit Konto bestellen</Trans>} titleId="mit-konto" />
          <SignInForm onSignedIn={() => void navigate(target)} />
        </Card>
      </div>
    </div>
  );
}
