import { AdvertSlot } from '@heizplatz/advert-ui';
import { PRODUCT_GROUPS } from '@heizplatz/calculator';
import { ADVERT_SLOT_KEYS, type PlacedOrder, OTHER_CODE } from '@heizplatz/contract';
import { useLoaderData, useSearchParams } from '@heizplatz/router';
import { orderPath } from '@heizplatz/routes';
import { Card, CardHeader, LinkButton, Scene } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { PriceSplit } from '../../shared/offer/price-split';
import { BecomeCustomer } from '../../shared/order-form/become-customer';
import { SignedPageHeader } from '../../shared/order-page/signed-page-header';
import { UnknownGoods } from '../../shared/order-page/unknown-goods';
import { DeliveryPoints } from './delivery-points';
import { NextSteps } from './next-steps';
import { OrderFacts } from './order-facts';
import styles from './success-view.module.css';

export function SuccessView() {
  const { t } = useLingui();
  const order = useLoaderData<PlacedOrder>();
  const [query] = useSearchParams();
  if (order.ProductGroupId === OTHER_CODE) return <UnknownGoods orderNumber={order.OrderNumber} />;
  const group = PRODUCT_GROUPS[order.ProductGroupId];
  return (
    <div className={styles.page}>
      <SignedPageHeader title={t`Bestellung ${order.OrderNumber}`} />
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
      <NextSteps order={order} group={group} />
      <div className={styles.columns}>
        <Card as="section">
          <CardHeader title={<Trans>Lieferung</Trans>} />
          <DeliveryPoints deliveryPoints={order.Stations} group={group} />
          <OrderFacts order={order} group={group} />
        </Card>
        <Card as="section">
          <CardHeader title={<Trans>Preis</Trans>} />
          <PriceSplit offer={order.Offer} group={group} amount={order.Amount} deliveryPoints={order.Stations.length} />
        </Card>
      </div>
      <BecomeCustomer order={order} />
      <p className={styles.back}>
        <LinkButton href={orderPath(order.OrderId, query.get('token'))} variant="primary">
          <Trans>Zur Bestellung</Trans>
        </LinkButton>
        <LinkButton href="/" variant="secondary">
          <Trans>Startseite</Trans>
        </LinkButton>
      </p>
      <AdvertSlot slotKey={ADVERT_SLOT_KEYS.success} zipCode={order.Stations[0]?.Address.ZipCode ?? ''} />
    </div>
  );
}
