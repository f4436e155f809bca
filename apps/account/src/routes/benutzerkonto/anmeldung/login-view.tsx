import { PageHeader, useLoaderData } from '@heizplatz/router';
import { useLingui } from '@lingui/react/macro';
import { useClientSeed } from '../../../shared/registration/client-seed';
import { LoginMode } from './login-mode';
import type { LoginPage } from './login-page';
import styles from './login-view.module.css';
import { RegisterMode } from './register-mode';

export function LoginView() {
  const { t } = useLingui();
  const page = useLoaderData<LoginPage>();
  useClientSeed();
  const isRegistering = page.mode === 'register';
  return (
    <div className={page.viewVariant === 'kompakt' ? styles.compact : styles.detailed}>
      <PageHeader title={isRegistering ? t`Konto anlegen` : t`Anmelden`} noindex />
      {isRegistering ? <RegisterMode page={page} /> : <LoginMode page={page} />}
    </div>
  );
}
