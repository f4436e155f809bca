import { CUSTOMER_ORDERS_PATH } from '@heizplatz/routes';
import { Icon, TextLink } from '@heizplatz/ui';
import { Trans } from '@lingui/react/macro';
import { CancellationCard } from '../cancellation/cancellation-card';
import styles from './customer-order-view.module.css';
import { PlacedOrderView } from './placed-order-view';

/** The order page with the way back to the list, and the customer's side of a cancellation. */
export function CustomerOrderView() {
  return (
    <>
      <p className={styles.back}>
        <TextLink variant="alone" href={CUSTOMER_ORDERS_PATH} className={styles.link}>
          <Icon name="arrow-left" size={18} />
          <Trans>Alle Bestellungen</Trans>
        </TextLink>
      </p>
      <PlacedOrderView>
        <CancellationCard />
      </PlacedOrderView>
    </>
  );
}
