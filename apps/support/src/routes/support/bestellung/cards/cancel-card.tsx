import { useRefusedForm } from '@heizplatz/router';
import { Card, CardHeader } from '@heizplatz/ui';
import { Trans } from '@lingui/react/macro';
import { CANCEL_FORM, CancelForm } from '../forms/cancel-form';
import { useStaffOrder } from '../order-context';

/** What ends an order stands at the end of its page. */
export function CancelCard() {
  const { order } = useStaffOrder();
  const refused = useRefusedForm(CANCEL_FORM);
  if (!order.May.Cancel && refused === null) return null;
  return (
    <Card as="section" aria-labelledby="storno">
      <CardHeader titleId="storno" title={<Trans>Stornierung</Trans>} />
      <CancelForm key={order.Version} />
    </Card>
  );
}
