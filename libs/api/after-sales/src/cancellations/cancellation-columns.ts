import type { StaffColumn } from '@heizplatz/api-identity';
import { CANCELLATION_KIND_LABELS, type CancellationRow } from '@heizplatz/contract';
import { formatDate, siteById } from '@heizplatz/country';
import { BOOKING_LABELS } from './booking-mode';

function withdrawalText({ Withdrawal, WithdrawUntil, CountryId }: CancellationRow): string {
  if (Withdrawal === 'none') return 'keiner';
  return WithdrawUntil ? formatDate(WithdrawUntil, siteById(CountryId)) : 'vor Lieferung';
}

const counted = (row: CancellationRow, kind: 'customer' | 'dealer'): number =>
  row.comments.filter((comment) => comment.kind === kind).length;

/** Amounts stand beside their currency: EUR and CHF are never added. */
export const CANCELLATION_COLUMNS: readonly StaffColumn<CancellationRow>[] = [
  { title: 'Bestellung', kind: 'text', value: (row) => row.OrderNumber },
  { title: 'Kunde', kind: 'text', value: (row) => row.CustomerName, isPersonal: true },
  { title: 'Ort', kind: 'text', value: (row) => row.Place },
  { title: 'Storniert', kind: 'time', value: (row) => row.CancelledAt },
  { title: 'Tage offen', kind: 'number', value: (row) => row.DaysOpen },
  { title: 'Händler', kind: 'text', value: (row) => row.DealerName },
  { title: 'Menge', kind: 'text', value: (row) => row.AmountText },
  { title: 'Gesamt', kind: 'money', value: (row) => row.TotalPrice },
  { title: 'Pfand, zusätzlich', kind: 'money', value: (row) => row.Deposit },
  { title: 'Währung', kind: 'text', value: (row) => siteById(row.CountryId).currency.code },
  { title: 'Gebucht', kind: 'boolean', value: (row) => row.isBooked },
  { title: 'Gebucht als', kind: 'text', value: (row) => row.bookedAs && BOOKING_LABELS[row.bookedAs] },
  { title: 'Art', kind: 'text', value: (row) => CANCELLATION_KIND_LABELS[row.Kind] },
  { title: 'Verursacht durch', kind: 'text', value: (row) => (row.CausedBy === 'customer' ? 'Kunde' : 'Händler') },
  { title: 'Rückmeldung', kind: 'text', value: (row) => (row.feedback.status === 1 ? 'erhalten' : 'offen') },
  { title: 'Grund', kind: 'text', value: (row) => row.feedback.reason },
  { title: 'Kommentare Kunde', kind: 'number', value: (row) => counted(row, 'customer') },
  { title: 'Kommentare Händler', kind: 'number', value: (row) => counted(row, 'dealer') },
  { title: 'Widerruf bis', kind: 'text', value: withdrawalText },
  { title: 'Zuständig', kind: 'text', value: (row) => row.Owner?.Name, isPersonal: true },
  { title: 'Bestellt am', kind: 'time', value: (row) => row.PlacedAt },
];
