import { Card } from '@heizplatz/ui';
import { Trans } from '@lingui/react/macro';
import { AlertAdded } from './alert-added';
import { AlertForm } from './alert-form';
import { ALERT_ID } from './alert-id';
import styles from './price-alert.module.css';
import { useAlert } from './use-alert';

interface PriceAlertProps {
  /** The page's; '' asks for one. */
  readonly zipCode: string;
  /** What loose pellets cost there today per t, for comparison; null: not known. */
  readonly price: number | null;
}

/** Wunschpreis: told by mail once the price is reached, the order prefilled, nobody bound (product.md section 5). */
export function PriceAlert({ zipCode, price }: PriceAlertProps) {
  const alert = useAlert(zipCode);
  return (
    <Card as="section" flush id={ALERT_ID} className={styles.alert} aria-labelledby="wunschpreis-titel">
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
          <AlertAdded email={alert.isCustomer ? null : alert.input.email} />
        ) : (
          <AlertForm alert={alert} price={price} />
        )}
      </div>
    </Card>
  );
}
