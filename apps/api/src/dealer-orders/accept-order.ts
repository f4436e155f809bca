import { CALLS, type DeliveryWindow } from '@heizplatz/contract';
import { formatLongDate, siteById } from '@heizplatz/country';
import { defineHandler } from '../http/define-handler';
import { windowText } from '../order-actions/window-text';
import type { Order } from '../orders/order';
import type { ChangeMail } from '../orders/change-mail';
import type { Seller } from '../orders/seller-repository';
import { settlementSentence } from '../orders/wording';
import { checkWindow, isSameWindow } from './check-window';
import { actAsDealer, type DealerAct } from './dealer-act';

function acceptedMail(order: Order, seller: Seller): ChangeMail {
  const { deliveryWindow, offer, countryId, productGroupId } = order;
  const site = siteById(countryId);
  const date = deliveryWindow
    ? `Ihr Liefertermin: ${windowText(deliveryWindow, site)}. Den Termin für Ihren Kalender finden Sie auf der Seite der Bestellung.`
    : `Den genauen Termin nennt Ihnen ${seller.company} noch. Geliefert wird spätestens am ${formatLongDate(offer.DeliveryDate, site)}.`;
  return {
    kind: 'order-accepted',
    subject: 'Ihre Bestellung ist angenommen',
    blocks: [
      {
        kind: 'text',
        text: `${seller.company} hat Ihre Bestellung angenommen. Damit ist der Vertrag zustande gekommen.`,
      },
      { kind: 'note', text: date },
      { kind: 'text', text: settlementSentence(productGroupId) },
    ],
  };
}

function acceptance(window: DeliveryWindow | null, order: Order): DealerAct {
  const accepted = { kind: 'state', toState: 'accepted', changes: { proposedWindow: null } } as const;
  if (!window) return { changes: [accepted], mail: acceptedMail };
  const note = `Liefertermin: ${windowText(window, siteById(order.countryId))}`;
  const scheduled = {
    kind: 'state',
    toState: 'scheduled',
    note,
    changes: { deliveryWindow: window, requestedDate: null },
  } as const;
  return { changes: [accepted, scheduled], mail: acceptedMail };
}

const isDone = (order: Order, window: DeliveryWindow | null): boolean =>
  window ? order.state === 'scheduled' && isSameWindow(order.deliveryWindow, window) : order.state === 'accepted';

/** With a window the order is scheduled at once. CONFLICT when it was declined, cancelled or has expired meanwhile. */
export const answerDealerAcceptOrder = defineHandler(CALLS.dealerAcceptOrder, ({ body }, context) =>
  actAsDealer(body, context, (order) => {
    if (isDone(order, body.Window)) return null;
    if (body.Window) checkWindow(body.Window, 'body.Window.', context.clock());
    return acceptance(body.Window, order);
  }),
);
