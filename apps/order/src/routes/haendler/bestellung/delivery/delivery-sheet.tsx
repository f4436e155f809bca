import { formatLongDate } from '@heizplatz/country';
import { useSite } from '@heizplatz/router';
import { Card, CardHeader, KeyValueList } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { PlannedVatNote } from '../../../../shared/delivered/vat-note';
import { PriceSplit } from '../../../../shared/offer/price-split';
import { PrintPageButton } from '../../../../shared/order-page/print-page-button';
import { DeliveryPointList } from '../../../../shared/order-page/delivery-point-list';
import { windowText } from '../../../../shared/order-page/window-text';
import { useDealerOrder } from '../order-page/dealer-order-context';
import styles from './delivery-sheet.module.css';
import { InvoiceFacts } from '../payment/invoice-facts';
import { PaymentFacts } from '../payment/payment-facts';
import { SignatureLines } from './signature-lines';

const WISH_DATE_KEY = 'WishDate';

/** Everything that driver and office need; prints as the delivery sheet. */
export function DeliverySheet() {
  const { t } = useLingui();
  const site = useSite();
  const { order, group } = useDealerOrder();
  const promised = formatLongDate(order.Offer.DeliveryDate, site);
  const isWished = order.Offer.Split.Options.some(({ Key }) => Key === WISH_DATE_KEY);
  const latest = isWished ? t`Wunschtermin ${promised}` : t`bis ${promised}`;
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
        <p className={styles.day}>{order.Window ? windowText(order.Window, site) : latest}</p>
        <PlannedVatNote planned={order.PlannedVat} />
        <DeliveryPointList deliveryPoints={order.Stations} group={group} />
        <KeyValueList
          variant="lined"
          items={order.AccessLines.map(({ Label, Value }) => ({ id: Label, label: Label, value: Value }))}
        />
      </Card>
      <Card as="section" aria-labelledby="preis" className={styles.part}>
        <CardHeader titleId="preis" title={<Trans>Preis und Zahlung</Trans>} />
        <PriceSplit offer={order.Offer} group={group} amount={order.Amount} deliveryPoints={order.Stations.length} />
        <PaymentFacts />
        <InvoiceFacts />
      </Card>
      <SignatureLines />
    </div>
  );
}
