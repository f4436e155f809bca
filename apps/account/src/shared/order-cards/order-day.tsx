import type { OrderSummary } from '@heizplatz/contract';
import { formatLongDate, formatTime } from '@heizplatz/country';
import { useSite } from '@heizplatz/router';
import { Trans } from '@lingui/react/macro';

/** When it comes or came, or what is waited for. */
export function OrderDay({ order }: { readonly order: OrderSummary }) {
  const site = useSite();
  const day = order.DeliveryDate && formatLongDate(order.DeliveryDate, site);
  if (order.ConfirmUntil) {
    const until = formatTime(order.ConfirmUntil, site);
    return <Trans>Bitte drücken Sie bis {until} den Knopf hinter dem Link in unserer E-Mail.</Trans>;
  }
  switch (order.State) {
    case 'placed':
      return <Trans>Der Händler antwortet noch.</Trans>;
    case 'accepted':
    case 'scheduled':
      return day ? <Trans>Lieferung am {day}</Trans> : <Trans>Der Liefertermin folgt.</Trans>;
    case 'delivery-failed':
      return <Trans>Der Händler schlägt einen neuen Termin vor.</Trans>;
    case 'delivered':
    case 'invoiced':
    case 'paid':
      return day && <Trans>Geliefert am {day}</Trans>;
    default:
      return null;
  }
}
