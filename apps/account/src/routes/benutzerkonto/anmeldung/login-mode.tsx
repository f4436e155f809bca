import { useIsDemo, useLocation, useNavigate } from '@heizplatz/router';
import { Card, CardHeader, LinkButton } from '@heizplatz/ui';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { Advantages } from '../../../shared/registration/advantages';
import { addQuery } from '../../../shared/registration/register-query';
import { getHome } from './sign-in/get-home';
import { SignIn } from '../../../shared/sign-in/sign-in';
import { DemoAccounts } from './demo-accounts';
import type { LoginPage } from './login-page';
import styles from './login-view.module.css';

export function LoginMode({ page }: { readonly page: LoginPage }) {
  const navigate = useNavigate();
  const isDemo = useIsDemo();
  const [isHalfIn, setIsHalfIn] = useState(false);
  return (
    <>
      <h1>
        <Trans>Anmelden</Trans>
      </h1>
      <div className={styles.parts}>
        <Card as="section" className={styles.card}>
          <SignIn
            variant="primary"
            target={page.target}
            onHalfIn={setIsHalfIn}
            onSignedIn={(user) => void navigate(page.target ?? getHome(user))}
          />
        </Card>
        {!isHalfIn && <NewHere page={page} />}
      </div>
      {isDemo && !isHalfIn && <DemoAccounts />}
    </>
  );
}

function NewHere({ page }: { readonly page: LoginPage }) {
  const location = useLocation();
  return (
    <Card as="section" tone="sunk" className={styles.card} aria-labelledby="neu-hier">
      <CardHeader titleId="neu-hier" title={<Trans>Neu hier?</Trans>} />
      {page.viewVariant === 'ausfuehrlich' && <Advantages />}
      <LinkButton variant="secondary" wide href={addQuery(location, { mode: 'register' })}>
        <Trans>Konto anlegen</Trans>
      </LinkButton>
      <p className="quiet">
        <Trans>Zum Bestellen brauchen Sie kein Konto: Wählen Sie ein Angebot und bestellen Sie als Gast.</Trans>
      </p>
    </Card>
  );
}
