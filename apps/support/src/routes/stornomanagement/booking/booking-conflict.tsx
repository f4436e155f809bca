import type { CancellationRow } from '@heizplatz/contract';
import { Button, MetricTable, Notice } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Bookings } from './use-bookings';
import { useCancellationLabels } from '../use-cancellation-labels';

interface BookingConflictProps {
  /** As they are saved now. */
  readonly overtaken: readonly CancellationRow[];
  readonly bookings: Bookings;
  readonly reload: () => Promise<unknown>;
}

/** Somebody else was faster: both versions side by side, and whose shall stand. Nothing was saved. */
export function BookingConflict({ overtaken, bookings, reload }: BookingConflictProps) {
  const { t } = useLingui();
  const { bookingText } = useCancellationLabels();
  const ids = overtaken.map(({ orderId }) => orderId);
  async function takeSaved() {
    bookings.discard(ids);
    await reload();
  }
  async function overwriteTheirs() {
    bookings.rebase(overtaken);
    await reload();
  }
  return (
    <Notice
      tone="warn"
      announce
      title={<Trans>Inzwischen von jemand anderem geändert. Gespeichert wurde nichts.</Trans>}
    >
      <MetricTable
        caption={t`Beide Fassungen`}
        columns={[
          { id: 'number', label: t`Bestellung` },
          { id: 'saved', label: t`Gespeichert` },
          { id: 'mine', label: t`Ihre Fassung` },
        ]}
        rows={overtaken.map((row) => ({
          id: row.orderId,
          cells: [row.OrderNumber, bookingText(row), bookingText(bookings.getVisible(row))],
        }))}
      />
      <p>
        <Button size="small" variant="secondary" onClick={() => void takeSaved()}>
          <Trans>Gespeicherten Stand übernehmen</Trans>
        </Button>{' '}
        <Button size="small" variant="secondary" onClick={() => void overwriteTheirs()}>
          <Trans>Bei meiner Fassung bleiben</Trans>
        </Button>
      </p>
    </Notice>
  );
}
