import type { Order } from '../order/order';
import type { OrderChanges } from '../order/order-repository';
import { computeFinalInvoice, isTooLittle, orderedGoods, type Settlement } from './compute-final-invoice';

/** More than 10 % below the order: a dealer's report alone does not make it count (rule ORDER-08). */
export const needsConfirmation = ({ amount }: Pick<Order, 'amount'>, reportedAmount: number): boolean =>
  isTooLittle(amount, reportedAmount);

/** Whether a reported weight waits for the customer or support; until then nothing but the order's amount counts. */
export const awaitsWeight = ({ reportedAmount }: Pick<Order, 'reportedAmount'>): boolean => reportedAmount !== null;

export interface CountedWeight {
  readonly settled: Settlement;
  readonly changes: OrderChanges;
}

/** What makes an amount count as delivered, at the rate of VAT of the day that was reported. */
export function countWeight(order: Order, deliveredAmount: number): CountedWeight {
  const settled = computeFinalInvoice(orderedGoods(order), deliveredAmount, null);
  const { unitCents: settledUnitCents, totalCents: settledCents } = settled;
  return { settled, changes: { deliveredAmount, reportedAmount: null, settledUnitCents, settledCents } };
}
