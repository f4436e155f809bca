import { Card, CardHeader, LinkButton } from '@heizplatz/ui';
import { Trans } from '@lingui/react/macro';
import { useCustomerOrder } from './customer-order-context';
import styles from './customer-acts.module.css';

/** What an order leads to: an opinion on it, and the next one like it. */
export function SameAgain() {
  const { OrderAgainPath, RatingPath } = useCustomerOrder().order;
  if (!OrderAgainPath && !RatingPath) return null;
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
      </div>
    </Card>
  );
}
