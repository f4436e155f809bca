import { Card, CardHeader, KeyValueList } from '@heizplatz/ui';
import { Trans } from '@lingui/react/macro';
import { useStaffOrder } from '../order-context';

export function AccessCard() {
  const { order } = useStaffOrder();
  return (
    <Card as="section" aria-labelledby="zufahrt">
      <CardHeader titleId="zufahrt" title={<Trans>Zufahrt und Abladen</Trans>} />
      <KeyValueList items={order.AccessLines.map(({ Label, Value }) => ({ id: Label, label: Label, value: Value }))} />
    </Card>
  );
}
