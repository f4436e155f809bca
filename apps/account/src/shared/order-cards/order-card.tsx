import { goodsTitle } from '@heizplatz/calculator';
import { type OrderSummary, OTHER_CODE } from '@heizplatz/contract';
import { formatDate, formatMoney, siteById } from '@heizplatz/country';
import { DepositNote, GoodsDetails, ORDER_STATE_LABELS, useReorder } from '@heizplatz/order-ui';
import { useSite } from '@heizplatz/router';
import { customerOrderPath } from '@heizplatz/routes';
import { Card, Chip, LinkButton, PlainLink, ProductPicture } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { formatOrderedAmount } from './format-ordered-amount';
import styles from './order-card.module.css';
import { OrderDay } from './order-day';

/** One order in a list: what, from whom, how it stands, what it costs, and what can be done with it. */
export function OrderCard({ order }: { readonly order: OrderSummary }) {
  const { t } = useLingui();
  const site = useSite();
  const orderSite = siteById(order.CountryId);
  const { label, tone } = ORDER_STATE_LABELS[order.State];
  const { OrderNumber: number } = order;
  const reorder = useReorder(order);
  return (
    <Card as="li" className={styles.card}>
      {order.ProductGroupId !== OTHER_CODE && (
        <ProductPicture productGroupId={order.ProductGroupId} className={styles.picture} />
      )}
      <div className={styles.words}>
        <h3 className={styles.title}>
          <PlainLink href={customerOrderPath(order.OrderId)} className={styles.open}>
            {goodsTitle(order)}, {formatOrderedAmount(order, site)}
          </PlainLink>
        </h3>
        <GoodsDetails goods={order} />
        <p className={styles.state}>
          {order.ConfirmUntil ? (
            <Chip tone="warn">
              <Trans>Wartet auf Ihre Bestätigung</Trans>
            </Chip>
          ) : (
            <Chip tone={tone}>{t(label)}</Chip>
          )}
          <span>
            <OrderDay order={order} />
          </span>
        </p>
        <p className="quiet">
          {order.DealerName} · {order.DeliveryPlace}
        </p>
        <p className="quiet">
          <Trans>
            Bestellung {number} vom {formatDate(order.PlacedAt, site)}
          </Trans>
        </p>
      </div>
      <div className={styles.cost}>
        <p className={styles.price}>{formatMoney(order.TotalPrice, orderSite)}</p>
        <DepositNote deposit={order.Deposit} site={orderSite} />
      </div>
      <div className={styles.actions}>
        {order.RatingPath && (
          <LinkButton href={order.RatingPath} size="small" aria-label={t`Bestellung ${number} bewerten`}>
            <Trans>Bewerten</Trans>
          </LinkButton>
        )}
        <LinkButton
          href={order.OrderAgainPath}
          onClick={reorder}
          size="small"
          aria-label={t`Bestellung ${number} noch einmal bestellen`}
        >
          <Trans>Noch einmal bestellen</Trans>
        </LinkButton>
      </div>
    </Card>
  );
}
