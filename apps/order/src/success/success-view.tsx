import { PRODUCT_GROUPS } from '@heizplatz/calculator';
import type { PlacedOrder } from '@heizplatz/contract';
import { PageHead, useLoaderData } from '@heizplatz/router';
import { Card, CardHeader, LinkButton, Scene } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { addressLines } from '../checkout/address-lines';
import { PriceSplit } from '../offer/price-split';
import { NextSteps } from './next-steps';
import { OrderFacts } from './order-facts';
import { QrBill } from './qr-bill';
import styles from './success-view.module.css';

export function SuccessView() {
  const { t } = useLingui();
  const order = useLoaderData<PlacedOrder>();
  const group = PRODUCT_GROUPS[order.ProductGroupId];
  return (
    <div className={styles.page}>
      <PageHead title={t`Bestellung ${order.OrderNumber}`} noindex />
      <header className={styles.head}>
        <Scene name="success" />
        <h1>
          <Trans>Vielen Dank für Ihre Bestellung!</Trans>
        </h1>
        <p className="lead">
          <Trans>
            Bestellnummer <strong>{order.OrderNumber}</strong>. Die Bestätigung geht an {order.EmailAddress}.
          </Trans>
        </p>
      </header>
      <NextSteps order={order} />
      <div className={styles.columns}>
        <Card as="section">
          <CardHeader title={<Trans>Lieferung</Trans>} />
          <p>{addressLines(order.DeliveryAddress).join(', ')}</p>
          <OrderFacts order={order} group={group} />
        </Card>
        <Card as="section">
          <CardHeader title={<Trans>Preis</Trans>} />
          <PriceSplit split={order.Offer.Split} group={group} amount={order.Amount} stations={1} />
        </Card>
      </div>
      {order.QrBillSvg && <QrBill svg={order.QrBillSvg} />}
      <p className={styles.back}>
        <LinkButton href="/" variant="secondary">
          <Trans>Startseite</Trans>
        </LinkButton>
      </p>
    </div>
  );
}
