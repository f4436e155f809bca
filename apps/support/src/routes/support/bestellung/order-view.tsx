import { useCall } from '@heizplatz/api-client';
import { CALLS, type StaffOrder } from '@heizplatz/contract';
import { useLoaderData } from '@heizplatz/router';
import { useLingui } from '@lingui/react/macro';
import { StaffPage } from '../../../shared/staff-page/staff-page';
import { AccessCard } from './cards/access-card';
import { CancelCard } from './cards/cancel-card';
import { CancellationCard } from './cards/cancellation-card';
import { ComplaintsCard } from './cards/complaints-card';
import { CustomerCard } from './cards/customer-card';
import { DealerCard } from './cards/dealer-card';
import { DeliveredCard } from './cards/delivered-card';
import { DocumentsCard } from './cards/documents-card';
import { MailsCard } from './cards/mails-card';
import { NotesCard } from './cards/notes-card';
import { ForDealerCard } from './for-dealer/for-dealer-card';
import { OrderContext } from './order-context';
import { OrderLead, OrderStates } from './order-head';
import styles from '../../../shared/order/order-view.module.css';
import { PriceCard } from './cards/price-card';
import { ReleaseCard } from './cards/release-card';
import { staffOrderInput } from './staff-order-input';
import { DeliveryPointsCard } from './cards/delivery-points-card';
import { TimelineCard } from './cards/timeline-card';

/** One order with everything that staff know of it, and what they may do with it. */
export function OrderView() {
  const { t } = useLingui();
  const { orderId } = useLoaderData<{ orderId: string }>();
  const { data: order, mutate } = useCall(CALLS.staffOrder, staffOrderInput(orderId));
  if (!order) return null;
  const show = (fresh: StaffOrder) => mutate(fresh, { revalidate: false });
  return (
    <OrderContext value={{ order, show }}>
      <StaffPage title={t`Bestellung ${order.OrderNumber}`} lead={<OrderLead />} actions={<OrderStates />}>
        <div className={styles.columns}>
          <div className={styles.main}>
            <ReleaseCard />
            <CancellationCard />
            <ForDealerCard />
            <DeliveredCard />
            <ComplaintsCard />
            <DeliveryPointsCard />
            <PriceCard />
            <TimelineCard />
            <CancelCard />
          </div>
          <div className={styles.side}>
            <CustomerCard />
            <DealerCard />
            <NotesCard />
            <MailsCard />
            <DocumentsCard />
            <AccessCard />
          </div>
        </div>
      </StaffPage>
    </OrderContext>
  );
}
