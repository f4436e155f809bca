import { CALLS, type DeliveryWindow } from '@heizplatz/contract';
import { formatLongDate, siteById } from '@heizplatz/country';
import { defineHandler } from '../http/define-handler';
import { windowText } from '../order-actions/window-text';
import type { Order } from '../orders/order';
import { deliveryRow, isWished } from '../orders/order-figures';
import type { ChangeMail } from '../orders/change-mail';
import type { Seller } from '../orders/seller-repository';
import { settlementSentence } from '../orders/wording';
import type { MailBlock } from '../outbox/mail-block';
import { checkWindow, isSameWindow } from './check-window';
import { actAsDealer, type DealerAct } from './dealer-act';

/** The dealer's date is not the one that the order was priced for. */
function otherDateBlocks(order: Order): MailBlock[] {
  const { deliveryWindow, offer, countryId } = order;
  if (!deliveryWindow) return [];
  const promised = formatLongDate(offer.DeliveryDate, siteById(countryId));
  const passt = 'Passt Ihnen der Tag nicht, nennen Sie auf der Seite der Bestellung einen anderen.';
  if (isWished(order) && deliveryWindow.Date !== offer.DeliveryDate)
    return [{ kind: 'text', text: `Ihr Wunschtermin war ${promised}. ${passt}` }];
  if (deliveryWindow.Date <= offer.DeliveryDate) return [];
  return [{ kind: 'text', text: `Das ist später als bei der Bestellung genannt (${promised}). ${passt}` }];
}

function acceptedMail(order: Order, seller: Seller): ChangeMail {
  const { deliveryWindow, countryId, productGroupId } = order;
  const site = siteById(countryId);
  const { label, value } = deliveryRow(order);
  const date = deliveryWindow
    ? `Ihr Liefertermin: ${windowText(deliveryWindow, site)}. Den Termin für Ihren Kalender finden Sie auf der Seite der Bestellung.`
    : `Den genauen Termin nennt Ihnen ${seller.company} noch. ${label}: ${value}.`;
  return {
    kind: 'order-accepted',
    subject: 'Ihre Bestellung ist angenommen',
    blocks: [
      {
        kind: 'text',
        text: `${seller.company} hat Ihre Bestellung angenommen. Damit ist der Vertrag zustande gekommen.`,
      },
      { kind: 'note', text: date },
      ...otherDateBlocks(order),
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
