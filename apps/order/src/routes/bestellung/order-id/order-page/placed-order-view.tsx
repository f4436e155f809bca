import { useCall } from '@heizplatz/api-client';
import { PRODUCT_GROUPS } from '@heizplatz/calculator';
import { CALLS, OTHER_CODE } from '@heizplatz/contract';
import { useLoaderData } from '@heizplatz/router';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { BecomeCustomer } from '../../../../shared/order-form/become-customer';
import { PageStatement } from '../../../../shared/order-form/page-statement';
import { StatementContext } from '../../../../shared/order-form/statement-context';
import { SignedPageHeader } from '../../../../shared/order-page/signed-page-header';
import { UnknownGoods } from '../../../../shared/order-page/unknown-goods';
import { useStatement } from '../../../../shared/order-form/use-statement';
import { CloseLinks } from './close-links';
import { ComplaintsCard } from '../complaints/complaints-card';
import { ConfirmationCard } from './confirmation-card';
import { CustomerActions } from '../input/customer-actions';
import { CustomerOrderContext } from './customer-order-context';
import { DateQuestion } from '../delivery/date-question';
import { DeliveredCard } from '../delivery/delivered-card';
import { HistoryCard } from './history-card';
import { NextOffers } from '../next-offers/next-offers';
import { OrderHeader } from './order-header';
import { OrderSide } from './order-side';
import { placedOrderInput } from '../input/placed-order-input';
import type { PlacedOrderPage } from '../input/placed-order-input';
import styles from './placed-order-view.module.css';
import { SameAgain } from '../next-offers/same-again';

interface PlacedOrderViewProps {
  /** Stands below what happened so far. */
  readonly children?: ReactNode;
}

export function PlacedOrderView({ children }: PlacedOrderViewProps) {
  const { t } = useLingui();
  const page = useLoaderData<PlacedOrderPage>();
  const { data: order, mutate } = useCall(CALLS.placedOrder, placedOrderInput(page));
  const reload = () => mutate();
  const { statement, outcome } = useStatement(reload);
  if (!order) return null;
  if (order.ProductGroupId === OTHER_CODE) return <UnknownGoods orderNumber={order.OrderNumber} />;
  const group = PRODUCT_GROUPS[order.ProductGroupId];
  const orderKey = { OrderId: order.OrderId, Token: page.token };
  return (
    <CustomerOrderContext value={{ order, group, orderKey, reload }}>
      <StatementContext value={outcome}>
        <SignedPageHeader title={t`Bestellung ${order.OrderNumber}`} />
        <div className={styles.page}>
          <OrderHeader />
          <PageStatement statement={statement} />
          <div className={styles.columns}>
            <div className={styles.content}>
              <ConfirmationCard />
              <DateQuestion />
              <DeliveredCard />
              <ComplaintsCard />
              <NextOffers />
              <HistoryCard />
              {children}
              <CustomerActions />
              <CloseLinks />
              <SameAgain />
              <BecomeCustomer order={order} />
            </div>
            <OrderSide />
          </div>
        </div>
      </StatementContext>
    </CustomerOrderContext>
  );
}
