import type { Order } from '../order/order';
import { OVER_STATES } from '../order/order-state';
import { dueCents } from '../order-view/payment-due';
import { billMessage, type QrBill } from './qr-bill';

/** The QR bill over what is due; none before the goods were weighed, nor when the order came to nothing. */
export function payableBill(order: Order): QrBill | null {
  const { qrBill, state, number } = order;
  const cents = dueCents(order);
  if (!qrBill || cents === null || OVER_STATES.includes(state)) return null;
  // Bills of older orders were stored with another message.
  return { ...qrBill, amount: cents / 100, message: billMessage(number) };
}
