import type { Open, OrderState } from '@heizplatz/contract';
import { ORDER_STATE_LABELS } from '@heizplatz/order-ui';
import { useLingui } from '@lingui/react/macro';

/** Labels of events; a kind without its own is named by the state after it. */
export function useEventLabels(): (event: { readonly Kind: string; readonly State: Open<OrderState> }) => string {
  const { t } = useLingui();
  const labels: Readonly<Record<string, string>> = {
    'date-proposed': t`Termin vorgeschlagen`,
    'date-answered': t`Terminvorschlag beantwortet`,
    'move-requested': t`Anderer Termin gewünscht`,
    'weight-reported': t`Gelieferte Menge gebucht`,
    'weight-answered': t`Menge beantwortet`,
    document: t`Dokument hinzugefügt`,
    complaint: t`Reklamation`,
    'complaint-answered': t`Reklamation beantwortet`,
    'complaint-replied': t`Antwort zur Reklamation`,
    'complaint-closed': t`Reklamation abgeschlossen`,
    reminder: t`Händler erinnert`,
    'address-corrected': t`Adresse berichtigt`,
    'email-corrected': t`E-Mail-Adresse berichtigt`,
    confirmed: t`Bestätigt, geht an den Händler`,
    'dealer-changed': t`Händler gewechselt`,
    'withdrawal-part': t`Widerruf eines Teils`,
    'withdrawal-received': t`Widerruf eingegangen, bitte prüfen`,
    'withdrawal-undone': t`Widerruf zurückgenommen`,
    'credit-adjusted': t`Kredit angepasst`,
    'credit-captured': t`Kreditgeber zahlt`,
    'credit-refunded': t`Kredit zurückgezahlt`,
    'credit-refused': t`Kreditgeber hat abgelehnt`,
  };
  return ({ Kind, State }) => labels[Kind] ?? t(ORDER_STATE_LABELS[State].label);
}
