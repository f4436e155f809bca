import { PageHeader, useLoaderData, useUser } from '@heizplatz/router';
import { PRICE_ALERT_PATH } from '@heizplatz/routes';
import { Trans, useLingui } from '@lingui/react/macro';
import { PriceAlertAdded } from '../../shared/price-alert/price-alert-added';
import { isCustomer } from '../../shared/price-alert/is-customer';
import { PriceAlert } from '../../shared/price-alert/price-alert';
import type { PriceAlertPage } from './price-alert-page';
import styles from './price-alert-view.module.css';

export function PriceAlertView() {
  const { t } = useLingui();
  const { zipCode, isSent } = useLoaderData<PriceAlertPage>();
  const user = useUser();
  return (
    <div className={styles.page}>
      <PageHeader
        title={t`Wunschpreis für Pellets merken`}
        description={t`Nennen Sie Ihren Preis: Wir schreiben Ihnen, sobald Pellets in Ihrer Postleitzahl so viel oder weniger kosten. Kostenlos und jederzeit mit einem Klick beendet.`}
        canonical={PRICE_ALERT_PATH}
        alternates="same-path"
      />
      <h1>
        <Trans>Wunschpreis merken</Trans>
      </h1>
      {isSent ? (
        <PriceAlertAdded email={isCustomer(user) ? null : ''} />
      ) : (
        <PriceAlert zipCode={zipCode} price={null} />
      )}
    </div>
  );
}
