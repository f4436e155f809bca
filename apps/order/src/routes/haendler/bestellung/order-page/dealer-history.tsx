import { Card, CardHeader } from '@heizplatz/ui';
import { Trans } from '@lingui/react/macro';
import { OrderDocuments } from '../../../../shared/order-page/order-documents';
import { OrderTimeline } from '../../../../shared/order-page/order-timeline';
import styles from './dealer-history.module.css';
import { useDealerOrder } from './dealer-order-context';

/** Papers and what happened; stays off the delivery sheet. */
export function DealerHistory() {
  const { order } = useDealerOrder();
  return (
    <div className={styles.history}>
      {order.Documents.length > 0 && (
        <Card as="section" aria-labelledby="dokumente">
          <CardHeader titleId="dokumente" title={<Trans>Dokumente</Trans>} />
          <OrderDocuments documents={order.Documents} />
        </Card>
      )}
      <Card as="section" aria-labelledby="verlauf">
        <CardHeader titleId="verlauf" title={<Trans>Verlauf</Trans>} />
        <OrderTimeline events={order.Timeline} reader="dealer" />
      </Card>
    </div>
  );
}
