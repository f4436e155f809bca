import { useReorder } from '@heizplatz/order-ui';
import { Card, CardHeader, LinkButton } from '@heizplatz/ui';
import { Trans } from '@lingui/react/macro';
import { offersForOrderPath } from '../../../../shared/checkout/checkout-paths';
import { useCustomerOrder } from '../order-page/customer-order-context';
import styles from '../customer-actions.module.css';

/** What an order leads to: an opinion on it, the next one like it, or other offers when nothing came of it. */
export function SameAgain() {
  const { order, group } = useCustomerOrder();
  const { OrderAgainPath, RatingPath } = order;
  const cameToNothing = order.State === 'withdrawn' || order.State === 'cancelled';
  if (!OrderAgainPath && !RatingPath && !cameToNothing) return null;
  return (
    <Card as="section" aria-labelledby="weiter" className={styles.acts}>
      <CardHeader
        titleId="weiter"
        title={RatingPath ? <Trans>Bewerten und wieder bestellen</Trans> : <Trans>Wieder bestellen</Trans>}
      />
      <div className={styles.ways}>
        {RatingPath && (
          <LinkButton href={RatingPath}>
            <Trans>Bewerten</Trans>
          </LinkButton>
        )}
        {OrderAgainPath && <AgainLink path={OrderAgainPath} />}
        {!OrderAgainPath && cameToNothing && (
          <LinkButton href={offersForOrderPath(group, order)}>
            <Trans>Alle Angebote ansehen</Trans>
          </LinkButton>
        )}
      </div>
    </Card>
  );
}

/** A customer orders the same again at once; by the link of a mail the list is opened, which shows nothing of the order. */
function AgainLink({ path }: { readonly path: string }) {
  const { order, orderKey } = useCustomerOrder();
  const { OrderId } = orderKey;
  const reorder = useReorder({ OrderId, State: order.State, OrderAgainPath: path });
  const isOwn = !order.IsGuest && orderKey.Token === null;
  return (
    <LinkButton href={path} {...(isOwn && { onClick: reorder })}>
      <Trans>Noch einmal bestellen</Trans>
    </LinkButton>
  );
}
