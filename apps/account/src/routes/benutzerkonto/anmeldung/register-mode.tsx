import { useApi } from '@heizplatz/api-client';
import { CALLS } from '@heizplatz/contract';
import { useLocation, useNavigate } from '@heizplatz/router';
import { REGISTRATION_SENT_PATH } from '@heizplatz/routes';
import { Card, CardHeader, TextLink } from '@heizplatz/ui';
import { Trans } from '@lingui/react/macro';
import { Advantages } from '../../../shared/registration/advantages';
import { RegisterForm } from '../../../shared/registration/register-form';
import { addQuery } from '../../../shared/registration/register-query';
import type { LoginPage } from './login-page';
import styles from './login-view.module.css';

export function RegisterMode({ page }: { readonly page: LoginPage }) {
  const api = useApi();
  const navigate = useNavigate();
  const location = useLocation();
  return (
    <>
      <div>
        <h1>
          <Trans>Konto anlegen</Trans>
        </h1>
        <p className="lead">
          <Trans>
            Schon Kunde?{' '}
            <TextLink href={addQuery(location, { mode: 'login', emailChecked: null, register: null })}>
              Anmelden
            </TextLink>
          </Trans>
        </p>
      </div>
      <div className={styles.parts}>
        <Card as="section" className={styles.card}>
          <RegisterForm
            page={page}
            submitLabel={<Trans>Konto anlegen</Trans>}
            complete={() => api(CALLS.register, { body: {} })}
            onRegistered={(email) => void navigate(REGISTRATION_SENT_PATH, { state: { email }, replace: true })}
          />
        </Card>
        {page.viewVariant === 'ausfuehrlich' && (
          <Card as="aside" tone="sunk" className={styles.card} aria-labelledby="mit-konto">
            <CardHeader titleId="mit-konto" title={<Trans>Mit Konto</Trans>} />
            <Advantages />
          </Card>
        )}
      </div>
    </>
  );
}
