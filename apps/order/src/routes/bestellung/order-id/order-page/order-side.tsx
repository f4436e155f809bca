import { addressLines } from '@heizplatz/order-ui';
import { Card, CardHeader } from '@heizplatz/ui';
import { Trans } from '@lingui/react/macro';
import { PriceSplit } from '../../../../shared/offer/price-split';
import { OrderDocuments } from '../../../../shared/order-page/order-documents';
import { DeliveryPointList } from '../../../../shared/order-page/delivery-point-list';
import { QrBill } from '../order-life/qr-bill';
import { PlanMetrics } from '../../../../shared/summary/plan-metrics';
import { useCustomerOrder } from './customer-order-context';
import { DealerContact } from './dealer-contact';
import { DeliveryDay } from '../delivery/delivery-day';
import styles from '../order-side.module.css';

/** The order's facts: when and where, price, dealer, papers. */
export function OrderSide() {
  const { order, group } = useCustomerOrder();
  const { Payment: payment, InvoiceAddress: invoice } = order;
  return (
    <div className={styles.side}>
      <Card as="section" aria-labelledby="lieferung" className={styles.part}>
        <CardHeader titleId="lieferung" title={<Trans>Lieferung</Trans>} />
        <DeliveryDay />
        <DeliveryPointList deliveryPoints={order.Stations} group={group} />
      </Card>
      <DealerContact />
      <Card as="section" aria-labelledby="preis" className={styles.part}>
        <CardHeader titleId="preis" title={<Trans>Bestellter Preis</Trans>} />
        <PriceSplit
          offer={order.Offer}
          group={group}
          amount={order.Amount}
          deliveryPoints={order.Stations.length}
          totalVariant="hero"
        />
        <p className="quiet">
          <Trans>Zahlung: {payment.Name}</Trans>
          {payment.MaskedIban && ` · ${payment.MaskedIban}`}
        </p>
        {payment.Plan && <PlanMetrics plan={payment.Plan} deposit={order.Delivered?.Deposit ?? order.Offer.Deposit} />}
        {invoice && (
          <p className="quiet">
            <Trans>Rechnung an {addressLines(invoice).join(', ')}</Trans>
          </p>
        )}
      </Card>
      {order.Documents.length > 0 && (
        <Card as="section" aria-labelledby="dokumente">
          <CardHeader titleId="dokumente" title={<Trans>Dokumente</Trans>} />
          <OrderDocuments documents={order.Documents} />
        </Card>
      )}
      <QrBill order={order} />
    </div>
  );
}
