import { useCall } from '@heizplatz/api-client';
import { CALLS, type StaffOrder } from '@heizplatz/contract';
import { useLoaderData } from '@heizplatz/router';
import { useLingui } from '@lingui/react/macro';
import { StaffPage } from '../../../shared/staff-page/staff-page';
import { OrderCards, OrderContactCards } from './order-cards';
import { OrderCommands } from './order-commands';
import { OrderContext } from './order-context';
import { OrderLead, OrderStates } from './order-head';
import styles from '../../../shared/order/order-view.module.css';
import { staffOrderInput } from './staff-order-input';

/** One order with everything that staff know of it, and what they may do with it. */
export function OrderView() {
  const { t } = useLingui();
  const { orderId } = useLoaderData<{ orderId: string }>();
  const { data: order, mutate } = useCall(CALLS.staffOrder, staffOrderInput(orderId));
  if (!order) return null;
  const show = (fresh: StaffOrder) => mutate(fresh, { revalidate: false });
  return (
    <OrderContext value={{ order, show }}>
      <OrderCommands />
      <StaffPage title={t`Bestellung ${order.OrderNumber}`} lead={<OrderLead />} actions={<OrderStates />}>
        <div className={styles.columns}>
          <div className={styles.main}>
            <OrderCards />
          </div>
          <div className={styles.side}>
            <OrderContactCards />
          </div>
        </div>
      </StaffPage>
    </OrderContext>
  );
}
