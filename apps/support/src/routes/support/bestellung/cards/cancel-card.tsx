import { Card, CardHeader } from '@heizplatz/ui';
import { Trans } from '@lingui/react/macro';
import { CancelForm } from '../forms/cancel-form';
import { useStaffOrder } from '../order-context';

/** What ends an order stands at the end of its page. */
export function CancelCard() {
  const { order } = useStaffOrder();
  if (!order.May.Cancel) return null;
  return (
    <Card as="section" aria-labelledby="storno">
      <CardHeader titleId="storno" title={<Trans>Stornierung</Trans>} />
      <CancelForm key={order.Version} />
    </Card>
  );
}
