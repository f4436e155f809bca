import { goodsTitle } from '@heizplatz/calculator';
import { formatTime } from '@heizplatz/country';
import { GoodsDetails, ORDER_STATE_LABELS } from '@heizplatz/order-ui';
import { useSite } from '@heizplatz/router';
import { Chip } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { amountText } from '../../../../shared/offer/amount-text';
import { useDealerOrder } from './dealer-order-context';
import { DealerNext } from '../answer/dealer-next';
import styles from './dealer-header.module.css';

/** The order, its state, and the action required of the dealer. */
export function DealerHeader() {
  const { t } = useLingui();
  const site = useSite();
  const { order, group } = useDealerOrder();
  const { label, tone } = ORDER_STATE_LABELS[order.State];
  return (
    <header className={styles.head}>
      <p className="quiet">
        <Trans>
          Für {order.DealerName}, bestellt am {formatTime(order.PlacedAt, site)}
        </Trans>
      </p>
      <h1 className={styles.title}>
        <Trans>Bestellung {order.OrderNumber}</Trans> <Chip tone={tone}>{t(label)}</Chip>
      </h1>
      <p className={styles.goods}>
        {amountText(order.Amount, group, site)} {goodsTitle(order.Offer)}
      </p>
      <GoodsDetails goods={order.Offer} />
      <p className="lead no-print">
        <DealerNext />
      </p>
    </header>
  );
}
