import { formatLongDate } from '@heizplatz/country';
import { useSite } from '@heizplatz/router';
import { Trans } from '@lingui/react/macro';
import { deadlineText } from '../../../../shared/order-page/deadline-text';
import { windowText } from '../../../../shared/order-page/window-text';
import { useDealerOrder } from '../order-page/dealer-order-context';

/** The action required of the dealer now, and its deadline. */
export function DealerNext() {
  const site = useSite();
  const { order } = useDealerOrder();
  if (order.ProposedWindow)
    return <Trans>Ihr Vorschlag liegt beim Kunden: {windowText(order.ProposedWindow, site)}.</Trans>;
  if (order.RequestedDate)
    return <Trans>Der Kunde wünscht einen anderen Tag: {formatLongDate(order.RequestedDate, site)}.</Trans>;
  switch (order.State) {
    case 'placed':
      // By the clock, before a job expires the order.
      if (!order.May.Accept) return <Trans>Die Frist für Ihre Antwort ist abgelaufen; die Bestellung verfällt.</Trans>;
      return (
        <Trans>Bitte antworten Sie bis {deadlineText(order.AnswerDueAt, site)}; danach verfällt die Bestellung.</Trans>
      );
    case 'accepted':
      return (
        <Trans>
          Bitte schlagen Sie einen Termin vor, spätestens für den {formatLongDate(order.Offer.DeliveryDate, site)}.
        </Trans>
      );
    case 'scheduled':
      return order.Window ? (
        <Trans>Geliefert wird am {windowText(order.Window, site)}. Danach melden Sie bitte die gelieferte Menge.</Trans>
      ) : (
        <Trans>Nach der Lieferung melden Sie bitte die gelieferte Menge.</Trans>
      );
    case 'delivery-failed':
      return <Trans>Bitte schlagen Sie einen neuen Termin vor.</Trans>;
    case 'delivered':
      return <Trans>Bitte laden Sie die Rechnung hoch und vermerken Sie sie als gestellt.</Trans>;
    case 'invoiced':
      return <Trans>Bitte vermerken Sie, wenn bezahlt ist.</Trans>;
    case 'withdrawn':
      return <Trans>Der Kunde hat den Vertrag widerrufen. Bitte liefern Sie nicht.</Trans>;
    case 'cancelled':
      return <Trans>Die Bestellung ist storniert. Bitte liefern Sie nicht.</Trans>;
    default:
      return <Trans>Hier ist nichts mehr zu tun.</Trans>;
  }
}
