import { type CallContext, defineHandler, type MailBlock } from '@heizplatz/api-platform';
import { CALLS, type DeliveryWindow } from '@heizplatz/contract';
import { formatLongDate, siteById } from '@heizplatz/country';
import { windowText } from '../order-actions/window-text';
import type { Order } from '../order/order';
import { deliveryRow, isWished } from '../order-view/order-metrics';
import { dealerPlannedVatMail, plannedVatBlocks } from '../delivered-weight/planned-vat';
import type { ChangeMail, ChangeMailParts } from '../order-mails/change-mail';
import { settlementSentence } from '../order-view/wording';
import { isDeliveryDate } from '../order-placement/order-delivery-days';
import { checkWindow, isSameWindow } from './check-window';
import { dealerCommand, type DealerDecision, type DealerExecution } from './dealer-command';

/** The dealer's date is not the one that the order was priced for. */
function otherDateBlocks(order: Order, wish: string | null): MailBlock[] {
  const { offer, countryId } = order;
  const window = order.deliveryWindow ?? order.proposedWindow;
  if (!window) return [];
  const promised = formatLongDate(offer.DeliveryDate, siteById(countryId));
  const passt = 'Passt Ihnen der Tag nicht, nennen Sie auf der Seite der Bestellung einen anderen.';
  if (wish !== null)
    return window.Date === wish
      ? []
      : [{ kind: 'text', text: `Ihr Wunschtermin war ${formatLongDate(wish, siteById(countryId))}. ${passt}` }];
  if (window.Date <= offer.DeliveryDate) return [];
  return [{ kind: 'text', text: `Das ist später als bei der Bestellung genannt (${promised}). ${passt}` }];
}

/** `wish` is the day that the customer had requested before, `vat` the effect of the day's VAT rate. */
const acceptedMail =
  (wish: string | null, vat: readonly MailBlock[]) =>
  (order: Order, { seller }: ChangeMailParts): ChangeMail => {
    const { deliveryWindow, proposedWindow, countryId, productGroupId } = order;
    const site = siteById(countryId);
    const { label, value } = deliveryRow(order);
    const date = deliveryWindow
      ? `Ihr Liefertermin: ${windowText(deliveryWindow, site)}. Den Termin für Ihren Kalender finden Sie auf der Seite der Bestellung.`
      : proposedWindow
        ? `${seller.company} schlägt als Liefertermin vor: ${windowText(proposedWindow, site)}. Bitte nehmen Sie ihn auf der Seite der Bestellung an, oder lehnen Sie ihn dort ab.`
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
        ...vat,
        ...otherDateBlocks(order, wish),
        { kind: 'text', text: settlementSentence(productGroupId) },
      ],
    };
  };

/** The customer’s preferred day: requested later, or chosen with the offer; null: any day up to the promised one. */
const getWish = (order: Order): string | null =>
  order.requestedDate ?? (isWished(order) ? order.offer.DeliveryDate : null);

/** Within what was promised, and on a day on which goods are delivered; on the very day where the customer chose it. */
function meetsPromise({ Date: date }: DeliveryWindow, order: Order, { services, clock }: CallContext): boolean {
  if (!isDeliveryDate(order, date, { book: services.priceBook.current(), now: clock() })) return false;
  const wish = getWish(order);
  return wish === null ? date <= order.offer.DeliveryDate : date === wish;
}

/** The order is accepted; the day is the customer's to take. */
function acceptanceWithProposal(window: DeliveryWindow, order: Order, vat: readonly MailBlock[]): DealerExecution {
  const note = windowText(window, siteById(order.countryId));
  return {
    command: 'dealerAcceptOrder',
    followedBy: { command: 'dealerProposeDate', note, changes: { proposedWindow: window, requestedDate: null } },
    mails: { customer: acceptedMail(getWish(order), vat), dealer: () => null },
  };
}

function acceptance(window: DeliveryWindow | null, order: Order, vat: readonly MailBlock[]): DealerExecution {
  const accepted = {
    command: 'dealerAcceptOrder',
    changes: { proposedWindow: null },
    mails: { customer: acceptedMail(getWish(order), vat), dealer: () => dealerPlannedVatMail(vat) },
  } as const;
  if (!window) return accepted;
  const note = `Liefertermin: ${windowText(window, siteById(order.countryId))}`;
  return {
    ...accepted,
    followedBy: { command: 'dealerScheduleDelivery', note, changes: { deliveryWindow: window, requestedDate: null } },
  };
}

function isDone({ state, deliveryWindow, proposedWindow }: Order, window: DeliveryWindow | null): boolean {
  if (!window) return state === 'accepted';
  if (state === 'accepted') return isSameWindow(proposedWindow, window);
  return state === 'scheduled' && isSameWindow(deliveryWindow, window);
}

/** With a window that meets the promise the order is scheduled at once; any other is a proposal. VALIDATION for no window. */
export async function decideAcceptance(
  window: DeliveryWindow | null,
  { order, tx, context }: DealerDecision,
): Promise<DealerExecution | null> {
  if (isDone(order, window)) return null;
  if (window) checkWindow(window, 'body.Window.', context.clock());
  const vat = window ? await plannedVatBlocks(tx, order, window) : [];
  if (window && !meetsPromise(window, order, context)) return acceptanceWithProposal(window, order, vat);
  return acceptance(window, order, vat);
}

/** CONFLICT when it has been declined or cancelled or has expired meanwhile. */
export const dealerAcceptOrder = defineHandler(CALLS.dealerAcceptOrder, ({ body }, context) =>
  dealerCommand(body, context, (decision) => decideAcceptance(body.Window, decision)),
);
