import type { OrderState } from '@heizplatz/contract';
import { Stepper } from '@heizplatz/ui';
import { useLingui } from '@lingui/react/macro';
import { useCustomerOrder } from './customer-order-context';

/** How many of the steps below a state has behind it; states that end an order early have no way to show. */
const DONE: Readonly<Partial<Record<OrderState, number>>> = {
  placed: 1,
  accepted: 2,
  'delivery-failed': 2,
  scheduled: 3,
  delivered: 4,
  invoiced: 4,
  paid: 5,
};

/** From placed to paid: what is done, and what comes next. */
export function OrderProgress() {
  const { t } = useLingui();
  const { order } = useCustomerOrder();
  const done = DONE[order.State];
  if (!done) return null;
  const labels = [t`Bestellt`, t`Angenommen`, t`Termin`, t`Geliefert`, t`Bezahlt`];
  const steps = labels.map((label, index) => ({
    id: label,
    label,
    state: index < done ? ('done' as const) : index === done ? ('current' as const) : ('open' as const),
  }));
  return <Stepper label={t`Stand der Bestellung`} steps={steps} />;
}
