import type { CancellationRow } from '@heizplatz/contract';
import { useLingui } from '@lingui/react/macro';
import type { Booking, BookingMode } from './booking/booking';

export interface CancellationLabels {
  readonly kinds: Readonly<Record<CancellationRow['Kind'], string>>;
  readonly modes: Readonly<Record<BookingMode, string>>;
  readonly parties: Readonly<Record<CancellationRow['CausedBy'], string>>;
  /** 'gebucht: Ohne Kosten', 'nicht gebucht'. */
  readonly bookingText: (booking: Booking) => string;
}

export function useCancellationLabels(): CancellationLabels {
  const { t } = useLingui();
  const modes = {
    free: t`Ohne Kosten`,
    fee: t`Gebühr des Händlers`,
    goodwill: t`Kulanz`,
    dealer: t`Zu Lasten des Händlers`,
    duplicate: t`Doppelte Bestellung`,
  };
  return {
    kinds: {
      customer: t`Kunde`,
      dealer: t`Händler`,
      duplicate: t`doppelt`,
      undeliverable: t`nicht lieferbar`,
      goodwill: t`Kulanz`,
    },
    modes,
    parties: { customer: t`Kunde`, dealer: t`Händler`, other: t`Sonstige` },
    bookingText({ isBooked, bookedAs }) {
      const mode = bookedAs ? modes[bookedAs] : '';
      if (isBooked) return t`gebucht: ${mode}`;
      return mode ? t`nicht gebucht, vorgesehen: ${mode}` : t`nicht gebucht`;
    },
  };
}
