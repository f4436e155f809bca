import { CANCELLATION_KIND_LABELS, type CancellationRow } from '@heizplatz/contract';
import { useLingui } from '@lingui/react/macro';
import { useLabels } from '../../shared/labels/use-labels';
import type { Booking, BookingMode } from './booking/booking';

export interface CancellationLabels {
  readonly kinds: Readonly<Record<CancellationRow['Kind'], string>>;
  readonly modes: Readonly<Record<BookingMode, string>>;
  /** 'gebucht: Ohne Kosten', 'nicht gebucht'. */
  readonly bookingText: (booking: Booking) => string;
}

export function useCancellationLabels(): CancellationLabels {
  const { t } = useLingui();
  const kinds = useLabels(CANCELLATION_KIND_LABELS);
  const modes = {
    free: t`Ohne Kosten`,
    fee: t`Gebühr des Händlers`,
    goodwill: t`Kulanz`,
    dealer: t`Zu Lasten des Händlers`,
    duplicate: t`Doppelte Bestellung`,
  };
  return {
    kinds,
    modes,
    bookingText({ isBooked, bookedAs }) {
      const mode = bookedAs ? modes[bookedAs] : '';
      if (isBooked) return t`gebucht: ${mode}`;
      return mode ? t`nicht gebucht, vorgesehen: ${mode}` : t`nicht gebucht`;
    },
  };
}
