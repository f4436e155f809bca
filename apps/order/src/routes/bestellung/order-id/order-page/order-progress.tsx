import type { Open, OrderState } from '@heizplatz/contract';
import { Stepper } from '@heizplatz/ui';
import { useLingui } from '@lingui/react/macro';
import { useCustomerOrder } from './customer-order-context';
import styles from './order-header.module.css';

/** Which of the steps below a state stands at, 5 for all of them done; states that end an order early have no way to show. */
const REACHED: Readonly<Partial<Record<Open<OrderState>, number>>> = {
  placed: 0,
  accepted: 1,
  'delivery-failed': 1,
  scheduled: 2,
  delivered: 3,
  invoiced: 3,
  paid: 5,
};

/** From placed to paid, if there is room; a phone displays the state as text only. */
export function OrderProgress() {
  const { t } = useLingui();
  const { order } = useCustomerOrder();
  const reached = REACHED[order.State];
  if (reached === undefined) return null;
  const labels = [t`Bestellt`, t`Angenommen`, t`Termin`, t`Geliefert`, t`Bezahlt`];
  const steps = labels.map((label, index) => ({
    id: label,
    label,
    state: index < reached ? ('done' as const) : index === reached ? ('current' as const) : ('open' as const),
  }));
  return (
    <div className={styles.progress}>
      <Stepper label={t`Stand der Bestellung`} steps={steps} />
    </div>
  );
}
