import { goodsTitle } from '@heizplatz/calculator';
import { GoodsDetails, ORDER_STATE_LABELS } from '@heizplatz/order-ui';
import { useSite } from '@heizplatz/router';
import { Chip, ProductPicture } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { amountText } from '../../../../shared/offer/amount-text';
import { PrintPageButton } from '../../../../shared/order-page/print-page-button';
import { useCustomerOrder } from './customer-order-context';
import styles from './order-header.module.css';
import { OrderProgress } from './order-progress';
import { WhatNext } from './what-next';

/** Which order, how it stands, and what happens next. */
export function OrderHeader() {
  const { t } = useLingui();
  const site = useSite();
  const { order, group } = useCustomerOrder();
  const { label, tone } = ORDER_STATE_LABELS[order.State];
  return (
    <header className={styles.head}>
      <div className={styles.goods}>
        <ProductPicture productGroupId={group.id} className={styles.picture} />
        <div className={styles.words}>
          <p className="quiet">
            {goodsTitle(order.Offer)}, {amountText(order.Amount, group, site)}
          </p>
          <GoodsDetails goods={order.Offer} />
          <h1 className={styles.title}>
            <span>
              <Trans>Bestellung {order.OrderNumber}</Trans>
            </span>{' '}
            {order.ConfirmUntil ? (
              <Chip tone="warn">
                <Trans>Wartet auf Bestätigung</Trans>
              </Chip>
            ) : (
              <Chip tone={tone}>{t(label)}</Chip>
            )}
          </h1>
        </div>
        <PrintPageButton>
          <Trans>Drucken</Trans>
        </PrintPageButton>
      </div>
      <OrderProgress />
      <p className="lead">
        <WhatNext />
      </p>
    </header>
  );
}
