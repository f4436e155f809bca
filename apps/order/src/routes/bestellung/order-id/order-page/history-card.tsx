import { formatLongDate, type Site } from '@heizplatz/country';
import type { PlacedOrder } from '@heizplatz/contract';
import { useSite } from '@heizplatz/router';
import { Card, CardHeader } from '@heizplatz/ui';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { deadlineText } from '../../../../shared/order-page/deadline-text';
import { OrderTimeline } from '../../../../shared/order-page/order-timeline';
import { useCustomerOrder } from './customer-order-context';

/** What happened so far, and below it what is waited for. */
export function HistoryCard() {
  const site = useSite();
  const { order } = useCustomerOrder();
  return (
    <Card as="section" aria-labelledby="verlauf">
      <CardHeader titleId="verlauf" title={<Trans>Verlauf</Trans>} />
      <OrderTimeline events={order.Timeline} reader="customer" upcoming={getUpcoming(order, site)} />
    </Card>
  );
}

function getUpcoming(order: PlacedOrder, site: Site): ReactNode {
  if (order.May.AnswerDate) return <Trans>Ihre Antwort zum Terminvorschlag</Trans>;
  if (order.May.AnswerWeight) return <Trans>Ihre Antwort zur Menge</Trans>;
  switch (order.State) {
    case 'placed':
      return <Trans>Antwort des Händlers bis {deadlineText(order.AnswerDueAt, site)}</Trans>;
    case 'accepted':
    case 'scheduled':
      return <Trans>Lieferung bis {formatLongDate(order.Window?.Date ?? order.Offer.DeliveryDate, site)}</Trans>;
    case 'delivery-failed':
      return <Trans>Neuer Termin</Trans>;
    case 'delivered':
      return <Trans>Rechnung des Händlers</Trans>;
    case 'invoiced':
      return <Trans>Zahlung</Trans>;
    default:
      return null;
  }
}
