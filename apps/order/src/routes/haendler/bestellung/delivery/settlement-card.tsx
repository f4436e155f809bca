import { formatMoney } from '@heizplatz/country';
import { DepositNote } from '@heizplatz/order-ui';
import { useSite } from '@heizplatz/router';
import { Card, CardHeader, PriceFigure } from '@heizplatz/ui';
import { Trans } from '@lingui/react/macro';
import { DeliveryMetrics } from '../../../../shared/delivered/delivery-metrics';
import { DeliveredRule } from '../../../../shared/delivered/delivered-rule';
import { VatNote } from '../../../../shared/delivered/vat-note';
import { useDealerOrder } from '../order-page/dealer-order-context';
import styles from './settlement-card.module.css';

/** After the delivery: the recalculated total and how it comes about. */
export function SettlementCard() {
  const site = useSite();
  const { order, group } = useDealerOrder();
  if (!order.Delivered) return null;
  return (
    <Card as="section" chosen aria-labelledby="abrechnung" className={styles.card}>
      <CardHeader titleId="abrechnung" title={<Trans>Abzurechnen</Trans>} />
      <PriceFigure size="large" value={formatMoney(order.Delivered.TotalPrice, site)} />
      <DepositNote deposit={order.Delivered.Deposit} site={site} />
      <DeliveryMetrics delivered={order.Delivered} offer={order.Offer} group={group} />
      <VatNote {...order.Delivered} />
      <DeliveredRule delivered={order.Delivered} reader="dealer" />
    </Card>
  );
}
