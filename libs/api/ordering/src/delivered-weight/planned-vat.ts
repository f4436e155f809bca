import type { Database, MailBlock } from '@heizplatz/api-platform';
import type { DeliveryWindow, PlannedVat } from '@heizplatz/contract';
import { formatLongDate, formatMoney, siteById } from '@heizplatz/country';
import type { ChangeMail } from '../order-mails/change-mail';
import type { Order } from '../order/order';
import { OPEN_STATES } from '../order/order-state';
import { computeFinalInvoice, orderedGoods } from './compute-final-invoice';
import { formatRate, getDeliveryVat, vatText } from './get-delivery-vat';

/** What VAT of a day means for the ordered amount; null: the day has the order's rate. */
async function findVatOfDay(db: Database, order: Order, day: string): Promise<PlannedVat | null> {
  const settledVatBasisPoints = await getDeliveryVat(db, order, day);
  const [Rate, FormerRate] = [settledVatBasisPoints / 100, order.offer.Split.VatRate];
  if (Rate === FormerRate) return null;
  const planned = computeFinalInvoice(orderedGoods({ ...order, settledVatBasisPoints }), order.amount, null);
  return {
    ...{ Date: day, Rate, FormerRate, IsNetAgreed: !order.isConsumer },
    Amount: planned.vatCents / 100,
    TotalPrice: planned.totalCents / 100,
  };
}

/** VAT of the day that is proposed or agreed, where it has another rate than the order; null once the order is delivered or over. */
export async function findPlannedVat(db: Database, order: Order): Promise<PlannedVat | null> {
  const window = order.proposedWindow ?? order.deliveryWindow;
  return window && OPEN_STATES.includes(order.state) ? findVatOfDay(db, order, window.Date) : null;
}

function plannedVatText(order: Order, { Date: day, Rate, FormerRate, Amount, TotalPrice }: PlannedVat): string {
  const site = siteById(order.countryId);
  const rates = `Am ${formatLongDate(day, site)} gelten ${vatText(Rate, order)} statt ${formatRate(FormerRate, order)}.`;
  const [amount, total] = [formatMoney(Amount, site), formatMoney(TotalPrice, site)];
  return order.isConsumer
    ? `${rates} Der vereinbarte Gesamtpreis bleibt davon gleich; enthalten sind dann ${amount}.`
    : `${rates} Der vereinbarte Nettopreis bleibt gleich; mit ${amount} Steuer sind es dann ${total}.`;
}

/** What a day with another rate means for the price; also that a moved order has its own rate again. Empty: nothing changes. */
export async function plannedVatBlocks(db: Database, order: Order, window: DeliveryWindow): Promise<MailBlock[]> {
  const planned = await findVatOfDay(db, order, window.Date);
  if (planned) return [{ kind: 'note', text: plannedVatText(order, planned) }];
  const former = order.deliveryWindow && (await findVatOfDay(db, order, order.deliveryWindow.Date));
  if (!former) return [];
  const day = formatLongDate(window.Date, siteById(order.countryId));
  const text = `Am ${day} gelten wieder ${vatText(former.FormerRate, order)}, wie bei der Bestellung.`;
  return [{ kind: 'note', text }];
}

/** To the dealer who agreed on the day; null: its rate is no other. */
export const dealerPlannedVatMail = (blocks: readonly MailBlock[]): ChangeMail | null =>
  blocks.length === 0
    ? null
    : { kind: 'dealer-vat-planned', subject: 'Anderer Steuersatz am Tag der Lieferung', blocks };
