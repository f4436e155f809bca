import { useCall } from '@heizplatz/api-client';
import { CALLS } from '@heizplatz/contract';
import { FailedState, Skeleton } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useUnsavedWarning } from '../../../shared/staff-form/use-unsaved-warning';
import { SaveBar } from '../booking/save-bar';
import { useBookings } from '../booking/use-bookings';
import { CasePanel } from './case-panel';

interface CancellationPaneProps {
  readonly orderId: string;
  readonly orderNumber: string;
}

/** One cancellation beside another list than its own: conversation, booking and what is not saved yet. */
export function CancellationPane({ orderId, orderNumber }: CancellationPaneProps) {
  const { t } = useLingui();
  const input = { body: { search: orderNumber } };
  const { data, error, mutate } = useCall(CALLS.cancellationList, input, { keepPreviousData: true });
  const bookings = useBookings();
  const [isEntered, setIsEntered] = useState(false);
  useUnsavedWarning(isEntered || bookings.dirty.length > 0);
  const reload = () => mutate();
  if (!data && error)
    return <FailedState title={t`Der Storno konnte nicht geladen werden.`} onRetry={() => void mutate()} />;
  if (data === undefined) return <Skeleton width={100} />;
  const row = data === false ? undefined : data.Rows.find((one) => one.orderId === orderId);
  if (!row)
    return (
      <p>
        <Trans>Diesen Storno gibt es nicht.</Trans>
      </p>
    );
  return (
    <>
      <CasePanel row={row} bookings={bookings} reload={reload} onInput={setIsEntered} />
      <SaveBar bookings={bookings} reload={reload} />
    </>
  );
}
