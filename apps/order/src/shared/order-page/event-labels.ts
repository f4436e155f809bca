import type { OrderEvent } from '@heizplatz/contract';
import { ORDER_STATE_LABELS } from '@heizplatz/order-ui';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** Things that happen to an order without changing its state (placed-order.ts of the contract). */
const EVENT_LABELS: Readonly<Record<string, MessageDescriptor>> = {
  'date-proposed': msg`Termin vorgeschlagen`,
  'date-answered': msg`Terminvorschlag beantwortet`,
  'move-requested': msg`Anderer Termin gewünscht`,
  'weight-reported': msg`Gelieferte Menge gemeldet`,
  'weight-answered': msg`Menge beantwortet`,
  document: msg`Dokument hinzugefügt`,
  complaint: msg`Reklamation`,
  'complaint-answered': msg`Reklamation beantwortet`,
  'complaint-replied': msg`Antwort zur Reklamation`,
  'complaint-closed': msg`Reklamation abgeschlossen`,
  reminder: msg`Händler erinnert`,
  'address-corrected': msg`Adresse berichtigt`,
  'email-corrected': msg`E-Mail-Adresse berichtigt`,
  confirmed: msg`Bestellung bestätigt`,
  'dealer-changed': msg`Anderer Händler`,
  'withdrawal-part': msg`Widerruf eines Teils`,
  'withdrawal-received': msg`Widerruf eingegangen, wird geprüft`,
  'withdrawal-undone': msg`Widerruf zurückgenommen`,
  'credit-adjusted': msg`Kredit angepasst`,
  'credit-captured': msg`Kreditgeber zahlt`,
  'credit-refunded': msg`Kredit zurückgezahlt`,
  'credit-refused': msg`Kreditgeber hat abgelehnt`,
};

/** A kind that this release does not know is named by the state after it. */
export const eventLabels = ({ Kind, State }: OrderEvent): MessageDescriptor =>
  EVENT_LABELS[Kind] ?? ORDER_STATE_LABELS[State].label;
