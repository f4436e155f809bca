import { formatTime } from '@heizplatz/country';
import { ORDER_STATE_WORDS } from '@heizplatz/order-ui';
import { useSite } from '@heizplatz/router';
import { Chip } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { amountText } from '../offer/amount-text';
import { useDealerOrder } from './dealer-order-context';
import { DealerNext } from './dealer-next';
import styles from './dealer-head.module.css';

/** Which order, how it stands, and what is wanted of the dealer. */
export function DealerHead() {
  const { t } = useLingui();
  const site = useSite();
  const { order, group } = useDealerOrder();
  const { label, tone } = ORDER_STATE_WORDS[order.State];
  const goods = [order.Offer.ProductName, order.Offer.Certification].filter(Boolean).join(', ');
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
        {amountText(order.Amount, group, site)} {goods}
      </p>
      <p className="lead no-print">
        <DealerNext />
      </p>
    </header>
  );
}
