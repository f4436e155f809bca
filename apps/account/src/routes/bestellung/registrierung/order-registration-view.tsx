import { PageHeader, useLoaderData } from '@heizplatz/router';
import { Trans, useLingui } from '@lingui/react/macro';
import { useClientSeed } from '../../../shared/registration/client-seed';
import type { OrderRegistrationPage } from './order-registration-page';
import styles from './order-registration-view.module.css';
import { RegisterWay } from './register-way';
import { Ways } from './ways';

export function OrderRegistrationView() {
  const { t } = useLingui();
  const page = useLoaderData<OrderRegistrationPage>();
  useClientSeed();
  const { seller } = page;
  // 'register=false' is the guest's way, which the overview shows.
  const isMakingAccount = page.mode === 'register' && page.register !== false;
  return (
    <div className={styles.page}>
      <PageHeader title={t`Wer bestellt?`} noindex />
      <div>
        <h1>
          <Trans>Wer bestellt?</Trans>
        </h1>
        <p className="lead">
          <Trans>Ihre Angaben gehen an {seller}.</Trans>
        </p>
      </div>
      {isMakingAccount ? <RegisterWay page={page} /> : <Ways page={page} />}
    </div>
  );
}
