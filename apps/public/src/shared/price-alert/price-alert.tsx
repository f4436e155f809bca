import { Card } from '@heizplatz/ui';
import { Trans } from '@lingui/react/macro';
import { PriceAlertAdded } from './price-alert-added';
import { PriceAlertForm } from './price-alert-form';
import { PRICE_ALERT_ID } from './price-alert-id';
import styles from './price-alert.module.css';
import { usePriceAlert } from './use-price-alert';

interface PriceAlertProps {
  /** The page's; '' displays a field for one. */
  readonly zipCode: string;
  /** What loose pellets cost there today per t, for comparison; null: not known. */
  readonly price: number | null;
}

/**
 * Wunschpreis: notified by mail once the price is reached, with the order prefilled, without obligation (rule
 * ACCOUNT-11).
 */
export function PriceAlert({ zipCode, price }: PriceAlertProps) {
  const alert = usePriceAlert(zipCode);
  return (
    <Card as="section" flush id={PRICE_ALERT_ID} className={styles.alert} aria-labelledby="wunschpreis-titel">
      <div className={styles.head}>
        <h2 id="wunschpreis-titel" className={styles.title}>
          <Trans>Wunschpreis</Trans>
        </h2>
        <p>
          <Trans>
            Wir schreiben, sobald Ihr Preis erreicht ist. Die Bestellung ist dann vorbereitet, nichts bindet Sie. Ein
            Klick beendet es.
          </Trans>
        </p>
      </div>
      <div className={styles.body}>
        {alert.isAdded ? (
          <PriceAlertAdded email={alert.isCustomer ? null : alert.input.email} />
        ) : (
          <PriceAlertForm alert={alert} price={price} />
        )}
      </div>
    </Card>
  );
}
