import { useCall } from '@heizplatz/api-client';
import { PRODUCT_GROUPS } from '@heizplatz/calculator';
import { CALLS, type DealerOrder, OTHER_CODE } from '@heizplatz/contract';
import { useLoaderData } from '@heizplatz/router';
import { useLingui } from '@lingui/react/macro';
import { PageStatement } from '../../../../shared/order-form/page-statement';
import { StatementContext } from '../../../../shared/order-form/statement-context';
import { SignedPageHeader } from '../../../../shared/order-page/signed-page-header';
import { UnknownGoods } from '../../../../shared/order-page/unknown-goods';
import { useStatement } from '../../../../shared/order-form/use-statement';
import { DealerActions } from '../input/dealer-actions';
import { DealerCancellation } from './dealer-cancellation';
import { DealerComplaints } from './dealer-complaints';
import { DealerHeader } from './dealer-header';
import { DealerOrderContext } from './dealer-order-context';
import { dealerOrderInput } from '../input/dealer-order-input';
import type { DealerOrderPage } from '../input/dealer-order-input';
import styles from './dealer-order-view.module.css';
import { DeliverySheet } from '../delivery/delivery-sheet';
import { DealerHistory } from './dealer-history';
import { SettlementCard } from '../delivery/settlement-card';

export function DealerOrderView() {
  const { t } = useLingui();
  const page = useLoaderData<DealerOrderPage>();
  const { data: order, mutate } = useCall(CALLS.dealerOrder, dealerOrderInput(page));
  const { statement, outcome } = useStatement(() => mutate());
  if (!order) return null;
  if (order.ProductGroupId === OTHER_CODE) return <UnknownGoods orderNumber={order.OrderNumber} />;
  const group = PRODUCT_GROUPS[order.ProductGroupId];
  const orderKey = { OrderId: order.OrderId, Token: page.token };
  const show = (fresh: DealerOrder) => mutate(fresh, { revalidate: false });
  return (
    <DealerOrderContext value={{ order, group, orderKey, show }}>
      <StatementContext value={outcome}>
        <SignedPageHeader title={t`Bestellung ${order.OrderNumber}`} />
        <div className={styles.page}>
          <DealerHeader />
          <PageStatement statement={statement} />
          <div className={styles.columns}>
            <div className={styles.part}>
              <SettlementCard />
              <DealerCancellation />
              <DealerComplaints />
              <DealerActions />
            </div>
            <div className={styles.part}>
              <DeliverySheet />
              <DealerHistory />
            </div>
          </div>
        </div>
      </StatementContext>
    </DealerOrderContext>
  );
}
