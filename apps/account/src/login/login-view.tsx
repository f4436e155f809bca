import { PageHead, useIsDemo, useLoaderData, useNavigate } from '@heizplatz/router';
import { Card } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { DemoAccounts } from './demo-accounts';
import { SignInForm } from '../sign-in/sign-in-form';
import styles from './login-view.module.css';

export function LoginView() {
  const { t } = useLingui();
  const { target } = useLoaderData<{ target: string }>();
  const navigate = useNavigate();
  const isDemo = useIsDemo();
  return (
    <div className={styles.page}>
      <PageHead title={t`Anmelden`} noindex />
      <h1>
        <Trans>Anmelden</Trans>
      </h1>
      <Card as="section" className={styles.card}>
        <SignInForm
          onSignedIn={(redirectUrl) => (redirectUrl ? location.assign(redirectUrl) : void navigate(target))}
        />
        <p className="quiet">
          <Trans>Zum Bestellen brauchen Sie kein Konto: Wählen Sie ein Angebot und bestellen Sie als Gast.</Trans>
        </p>
      </Card>
      {isDemo && <DemoAccounts />}
    </div>
  );
}
