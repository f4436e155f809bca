import { useCall } from '@heizplatz/api-client';
import { CALLS } from '@heizplatz/contract';
import { Card, CardHeader, Disclosure, KeyValueList } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useIsActionRefused } from '../../../../shared/action-posts/use-is-action-refused';
import { CancellationComments } from './cancellation-comments';
import { CancellationFeedback } from './cancellation-feedback';
import { cancellationInput } from './cancellation-input';
import { CommentForm } from './comment-form';
import styles from './cancellation-card.module.css';
import { useCustomerOrder } from '../order-page/customer-order-context';

/** The customer's side of a cancellation: how it was booked, why, and what was written about it. */
export function CancellationCard() {
  const { t } = useLingui();
  const { order } = useCustomerOrder();
  const isRefused = useIsActionRefused();
  const input = order.State === 'cancelled' ? cancellationInput(order.OrderId) : null;
  const { data: cancellation, mutate } = useCall(CALLS.customerCancellation, input);
  if (!cancellation) return null;
  const { IsBooked, BookedAs, Reason, Feedback, Comments } = cancellation;
  const reload = () => mutate();
  const booked = IsBooked ? (BookedAs ?? t`gebucht`) : t`in Bearbeitung`;
  return (
    <Card as="section" aria-labelledby="stornierung" className={styles.card}>
      <CardHeader titleId="stornierung" title={<Trans>Ihre Stornierung</Trans>} />
      <KeyValueList
        variant="lined"
        items={[
          { id: 'booked', label: t`Stand`, value: booked },
          ...(Reason ? [{ id: 'reason', label: t`Grund`, value: Reason }] : []),
        ]}
      />
      <CancellationFeedback feedback={Feedback} reload={reload} />
      <CancellationComments comments={Comments} />
      <Disclosure variant="boxed" summary={<Trans>Etwas dazu schreiben</Trans>} open={isRefused('kommentar')}>
        <CommentForm reload={reload} />
      </Disclosure>
    </Card>
  );
}
