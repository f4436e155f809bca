import { Card, CardHeader } from '@heizplatz/ui';
import { Trans } from '@lingui/react/macro';
import { useStaffOrder } from '../order-context';
import styles from '../../../../shared/order/order-view.module.css';

/** Papers of dealer and customer, and those that went out with the order; each reading is logged. */
export function DocumentsCard() {
  const { order } = useStaffOrder();
  return (
    <Card as="section" aria-labelledby="dokumente">
      <CardHeader titleId="dokumente" title={<Trans>Dokumente</Trans>} />
      <ul className={styles.list}>
        {order.Documents.map(({ Id, Name, Path }) => (
          <li key={Id}>
            <a href={Path} download>
              {Name}
            </a>
          </li>
        ))}
      </ul>
    </Card>
  );
}
