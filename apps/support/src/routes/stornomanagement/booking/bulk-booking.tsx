import { useApi } from '@heizplatz/api-client';
import { CALLS, type CancellationRow } from '@heizplatz/contract';
import { useLingui } from '@lingui/react/macro';
import { SelectionBar } from '../../../shared/staff-table/selection/selection-bar';
import type { Selection } from '../../../shared/staff-table/selection/use-selection';
import { mustBePosted } from '../must-be-posted';
import { useCancellationLabels } from '../use-cancellation-labels';
import { switched } from './booking';
import type { Bookings } from './use-bookings';

interface BulkBookingProps {
  readonly selection: Selection<CancellationRow>;
  readonly bookings: Bookings;
  readonly reload: () => Promise<unknown>;
}

export const getOrderId = ({ orderId }: CancellationRow): string => orderId;

/** Books the selected cancellations, each by the usual mode of its kind unless another was chosen. */
export function BulkBooking({ selection, bookings, reload }: BulkBookingProps) {
  const { t } = useLingui();
  const api = useApi();
  const { bookingText } = useCancellationLabels();
  const toBooking = (row: CancellationRow) => switched(row, bookings.getVisible(row), true);
  async function book(row: CancellationRow): Promise<void> {
    const Rows = [{ orderId: row.orderId, Version: row.Version, ...toBooking(row) }];
    mustBePosted(await api(CALLS.saveCancellationList, { body: { Rows } }));
    bookings.discard([row.orderId]);
  }
  return (
    <SelectionBar
      selection={selection}
      rowKey={getOrderId}
      actionText={t`Verbindlich buchen`}
      title={t`Ausgewählte Stornos buchen?`}
      getText={(row) => `${row.OrderNumber} · ${row.CustomerName}: ${bookingText(toBooking(row))}`}
      run={book}
      reload={reload}
    />
  );
}
