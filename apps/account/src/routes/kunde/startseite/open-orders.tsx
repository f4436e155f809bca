import type { OrderSummary } from '@heizplatz/contract';
import { CUSTOMER_ORDERS_PATH } from '@heizplatz/routes';
import { Card, EmptyState, LinkButton, TextLink } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { OrderCards } from '../../../shared/order-cards/order-cards';
import styles from './customer-home-view.module.css';

/** What is on its way, or where the next order begins. */
export function OpenOrders({ orders }: { readonly orders: readonly OrderSummary[] }) {
  const { t } = useLingui();
  return (
    <section aria-labelledby="offen" className={styles.section}>
      <div className={styles.head}>
        <h2 id="offen">
          <Trans>Offene Bestellungen</Trans>
        </h2>
        <TextLink variant="alone" href={CUSTOMER_ORDERS_PATH}>
          <Trans>Alle Bestellungen</Trans>
        </TextLink>
      </div>
      {orders.length > 0 ? (
        <OrderCards orders={orders} label={t`Offene Bestellungen, die neueste zuerst`} />
      ) : (
        <Card>
          <EmptyState
            level={3}
            title={<Trans>Gerade ist nichts unterwegs</Trans>}
            action={
              <LinkButton href="/" variant="primary">
                <Trans>Preise vergleichen</Trans>
              </LinkButton>
            }
          >
            <Trans>Sobald Sie bestellen, steht hier, was der Händler sagt und wann der Lkw kommt.</Trans>
          </EmptyState>
        </Card>
      )}
    </section>
  );
}
