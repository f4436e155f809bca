import type { Order } from './order';
import type { OrderState } from './order-state';
import { dueCents } from './payment-due';
import { billMessage, type QrBill } from './qr-bill';

const NOTHING_TO_PAY: readonly OrderState[] = ['declined', 'expired', 'cancelled', 'withdrawn'];

/** The QR bill over what is due; none before the goods were weighed, nor when the order came to nothing. */
export function payableBill(order: Order): QrBill | null {
  const { qrBill, state, number } = order;
  const cents = dueCents(order);
  if (!qrBill || cents === null || NOTHING_TO_PAY.includes(state)) return null;
  // Bills of older orders were stored with another message.
  return { ...qrBill, amount: cents / 100, message: billMessage(number) };
}
