import { formatLongDate } from '@heizplatz/country';
import { useSite } from '@heizplatz/router';
import { Card, CardHeader, KeyValueList } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { addressLines } from '../checkout/address-lines';
import { PriceSplit } from '../offer/price-split';
import { PrintPageButton } from '../order-life/print-page-button';
import { StationList } from '../order-life/station-list';
import { windowText } from '../order-life/window-text';
import { useDealerOrder } from './dealer-order-context';
import styles from './delivery-sheet.module.css';
import { PaymentFacts } from './payment-facts';
import { SignatureLines } from './signature-lines';

/** Everything that driver and office need; prints as the delivery sheet. */
export function DeliverySheet() {
  const { t } = useLingui();
  const site = useSite();
  const { order, group } = useDealerOrder();
  const day = order.Window ? windowText(order.Window, site) : t`bis ${formatLongDate(order.Offer.DeliveryDate, site)}`;
  return (
    <div className={styles.sheet}>
      <Card as="section" aria-labelledby="lieferung" className={styles.part}>
        <CardHeader
          titleId="lieferung"
          title={<Trans>Lieferung</Trans>}
          action={
            <PrintPageButton>
              <Trans>Lieferblatt drucken</Trans>
            </PrintPageButton>
          }
        />
        <p className={styles.day}>{day}</p>
        <StationList stations={order.Stations} group={group} />
        <KeyValueList
          look="lined"
          items={order.AccessLines.map(({ Label, Value }) => ({ id: Label, label: Label, value: Value }))}
        />
      </Card>
      <Card as="section" aria-labelledby="preis" className={styles.part}>
        <CardHeader titleId="preis" title={<Trans>Preis und Zahlung</Trans>} />
        <PriceSplit split={order.Offer.Split} group={group} amount={order.Amount} stations={order.Stations.length} />
        <PaymentFacts />
        <p className="quiet">
          {order.InvoiceAddress ? (
            <Trans>Rechnung an {addressLines(order.InvoiceAddress).join(', ')}</Trans>
          ) : (
            <Trans>Rechnung an die Lieferadresse</Trans>
          )}
          {' · '}
          <a href={`mailto:${order.CustomerEmail}`}>{order.CustomerEmail}</a>
        </p>
      </Card>
      <SignatureLines />
    </div>
  );
}
