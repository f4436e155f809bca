import {
  amountText,
  type Order,
  orderedGoods,
  recordChange,
  type RecordedChange,
  computeFinalInvoice,
  windowText,
} from '@heizplatz/api-ordering';
import type { Database } from '@heizplatz/api-platform';
import { PRODUCT_GROUPS } from '@heizplatz/calculator';
import { DAY_MS, HOUR_MS, MINUTE_MS, siteById } from '@heizplatz/country';
import type { DemoEnd } from './demo-order-plan';
import { integerBetween } from '../random/integer-between';

const WEIGHED_STEP_KG = 10;

/** A change and when it happened. */
export interface Happened {
  readonly change: RecordedChange;
  readonly at: Date;
}

const later = (from: Date, ms: number): Date => new Date(from.getTime() + ms);
const dealer = ({ dealerId }: Order) => ({ kind: 'dealer', id: dealerId }) as const;

function accepted(order: Order, at: Date): Happened {
  return { at, change: { command: 'dealerAcceptOrder', author: dealer(order) } };
}

function scheduled(order: Order, at: Date): Happened {
  const deliveryWindow = { Date: order.offer.DeliveryDate, From: '08:00', To: '12:00' };
  const note = `Liefertermin: ${windowText(deliveryWindow, siteById(order.countryId))}`;
  return {
    at,
    change: { command: 'dealerScheduleDelivery', author: dealer(order), note, changes: { deliveryWindow } },
  };
}

/** −6 … +3 % for goods that are weighed, pallets as ordered (rule DEMO-02). */
function weighed({ amount, productGroupId }: Order, random: () => number): number {
  if (PRODUCT_GROUPS[productGroupId].unit !== 'kg') return amount;
  const share = 0.94 + random() * 0.09;
  return Math.round((amount * share) / WEIGHED_STEP_KG) * WEIGHED_STEP_KG;
}

function delivered(order: Order, random: () => number): Happened {
  const deliveredOn = order.offer.DeliveryDate;
  const at = new Date(Date.parse(`${deliveredOn}T07:00:00Z`) + integerBetween(random, 10, 230) * MINUTE_MS);
  const deliveredAmount = weighed(order, random);
  const settled = computeFinalInvoice(orderedGoods(order), deliveredAmount, null);
  return {
    at,
    change: {
      command: 'dealerReportWeight',
      author: dealer(order),
      note: `Geliefert: ${amountText({ ...order, amount: deliveredAmount })}, bestellt: ${amountText(order)}`,
      changes: {
        deliveredAmount,
        deliveredOn,
        weightReportedAt: at,
        settledUnitCents: settled.unitCents,
        settledCents: settled.totalCents,
      },
    },
  };
}

function invoiced(order: Order, at: Date): Happened {
  return { at, change: { command: 'dealerMarkInvoiced', author: dealer(order), changes: { invoicedAt: at } } };
}

function paid(order: Order, at: Date): Happened {
  return { at, change: { command: 'dealerMarkPaid', author: dealer(order), changes: { paidAt: at } } };
}

function declined(order: Order, at: Date): Happened {
  const reason = 'Unsere Fahrzeuge sind in Ihrer Gegend bis zum Monatsende ausgebucht.';
  return {
    at,
    change: { command: 'dealerDeclineOrder', author: dealer(order), note: reason, changes: { reason } },
  };
}

function cancelled(order: Order, at: Date): Happened {
  const reason = 'Wir haben einen früheren Termin gefunden.';
  return {
    at,
    change: {
      command: 'cancelOrder',
      author: { kind: 'customer', id: order.userId },
      note: `Vom Kunden storniert: ${reason}`,
      changes: { cancellationKind: 'customer', reason },
    },
  };
}

/** What happens to an order up to its end, in the order of time. */
export function buildEvents(order: Order, end: DemoEnd, random: () => number): Happened[] {
  const answeredAt = later(order.placedAt, integerBetween(random, 3, 20) * HOUR_MS);
  if (end === 'placed') return [];
  if (end === 'declined') return [declined(order, answeredAt)];
  if (end === 'cancelled') return [accepted(order, answeredAt), cancelled(order, later(answeredAt, DAY_MS))];
  const brought = delivered(order, random);
  const invoicedAt = later(brought.at, integerBetween(random, 1, 3) * DAY_MS);
  const all = [
    accepted(order, answeredAt),
    scheduled(order, answeredAt),
    brought,
    invoiced(order, invoicedAt),
    paid(order, later(invoicedAt, integerBetween(random, 4, 12) * DAY_MS)),
  ];
  return all.slice(0, ['scheduled', 'delivered', 'invoiced', 'paid'].indexOf(end) + 2);
}

/** Lets an order that was just placed live up to its end, by the same changes and events as dealers and customers make. */
export async function playOrderLife(tx: Database, placed: Order, end: DemoEnd, random: () => number): Promise<Order> {
  let order = placed;
  for (const { change, at } of buildEvents(placed, end, random)) order = await recordChange(tx, order, change, at);
  return order;
}
