import type { Order } from './order';
import type { OrderState } from './order-state';
import type { QrBill } from './qr-bill';

const NOTHING_TO_PAY: readonly OrderState[] = ['declined', 'expired', 'cancelled', 'withdrawn'];

/** The QR bill as it is to be paid now: by the delivered weight once it is known, none when the order came to nothing. */
export function payableBill({ qrBill, settledCents, state }: Order): QrBill | null {
  if (!qrBill || NOTHING_TO_PAY.includes(state)) return null;
  return settledCents === null ? qrBill : { ...qrBill, amount: settledCents / 100 };
}
