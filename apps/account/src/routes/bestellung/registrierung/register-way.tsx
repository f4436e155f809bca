import { useApi } from '@heizplatz/api-client';
import { CALLS } from '@heizplatz/contract';
import { useLocation, useNavigate } from '@heizplatz/router';
import { useAdoptSession } from '@heizplatz/session';
import { Card, CardHeader, TextLink, useToast } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { Advantages } from '../../../shared/registration/advantages';
import { RegisterForm } from '../../../shared/registration/register-form';
import { addQuery } from '../../../shared/registration/register-query';
import type { OrderRegistrationPage } from './order-registration-page';
import styles from './order-registration-view.module.css';

/** An account is requested, and the order continues at once as a guest's. */
export function RegisterWay({ page }: { readonly page: OrderRegistrationPage }) {
  const { t } = useLingui();
  const api = useApi();
  const adoptSession = useAdoptSession();
  const navigate = useNavigate();
  const location = useLocation();
  const toast = useToast();

  async function complete() {
    await api(CALLS.register, { body: {} });
    await api(CALLS.registerGuest, { body: {} });
    adoptSession();
  }

  function goOn() {
    toast.show({ tone: 'info', text: t`Ihr Konto ist fertig, sobald Sie den Link in unserer E-Mail bestätigen.` });
    void navigate(page.target);
  }

  return (
    <div className={styles.ways}>
      <Card as="section" chosen className={styles.way} aria-labelledby="neues-konto">
        <CardHeader title={<Trans>Mit neuem Konto bestellen</Trans>} titleId="neues-konto" />
        <RegisterForm
          page={page}
          submitLabel={<Trans>Konto anlegen und weiter</Trans>}
          complete={complete}
          onRegistered={goOn}
        />
        <p className="quiet">
          <TextLink href={addQuery(location, { mode: null, register: null, emailChecked: null })}>
            <Trans>Als Gast bestellen oder anmelden</Trans>
          </TextLink>
        </p>
      </Card>
      {page.viewVariant === 'ausfuehrlich' && (
        <Card as="aside" tone="sunk" className={styles.way} aria-labelledby="vorteile">
          <CardHeader titleId="vorteile" title={<Trans>Mit Konto</Trans>} />
          <Advantages />
        </Card>
      )}
    </div>
  );
}
