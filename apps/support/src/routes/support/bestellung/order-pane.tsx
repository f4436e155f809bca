import { useCall } from '@heizplatz/api-client';
import { CALLS, type StaffOrder } from '@heizplatz/contract';
import { staffOrderPath } from '@heizplatz/routes';
import { FailedState, Skeleton, TextLink } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { CaseHeading } from '../../../shared/list-panes/case-heading';
import { OrderCards, OrderContactCards } from './order-cards';
import { OrderCommands } from './order-commands';
import { OrderContext } from './order-context';
import { OrderLead, OrderStates } from './order-head';
import styles from './order-pane.module.css';
import { staffOrderInput } from './staff-order-input';

/** One order beside a list, with all that its own page has. */
export function OrderPane({ orderId }: { readonly orderId: string }) {
  const { t } = useLingui();
  const { data: order, error, mutate } = useCall(CALLS.staffOrder, staffOrderInput(orderId));
  if (order === undefined && error)
    return <FailedState title={t`Die Bestellung konnte nicht geladen werden.`} onRetry={() => void mutate()} />;
  if (order === undefined) return <Skeleton width={100} />;
  if (!order)
    return (
      <p>
        <Trans>Diese Bestellung gibt es nicht.</Trans>
      </p>
    );
  const show = (fresh: StaffOrder) => mutate(fresh, { revalidate: false });
  return (
    <OrderContext value={{ order, show }}>
      <OrderCommands />
      <section aria-label={t`Bestellung ${order.OrderNumber}`} className={styles.pane}>
        <header className={styles.head}>
          <CaseHeading>
            <Trans>Bestellung {order.OrderNumber}</Trans>
          </CaseHeading>
          <p className={styles.states}>
            <OrderStates />
            <TextLink href={staffOrderPath(order.OrderNumber)}>
              <Trans>Als Seite öffnen</Trans>
            </TextLink>
          </p>
          <p className={styles.lead}>
            <OrderLead />
          </p>
        </header>
        <OrderContactCards />
        <OrderCards />
      </section>
    </OrderContext>
  );
}
