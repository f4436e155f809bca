import { Card, CardHeader, LinkButton } from '@heizplatz/ui';
import { Trans } from '@lingui/react/macro';
import { offersForOrderPath } from '../checkout/checkout-paths';
import { useCustomerOrder } from './customer-order-context';
import styles from './customer-acts.module.css';

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
        {OrderAgainPath && (
          <LinkButton href={OrderAgainPath}>
            <Trans>Noch einmal bestellen</Trans>
          </LinkButton>
        )}
        {!OrderAgainPath && cameToNothing && (
          <LinkButton href={offersForOrderPath(group, order)}>
            <Trans>Alle Angebote ansehen</Trans>
          </LinkButton>
        )}
      </div>
    </Card>
  );
}
