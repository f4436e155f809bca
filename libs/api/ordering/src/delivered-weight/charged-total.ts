import type { Order } from '../order/order';
import { computeFinalInvoice, orderedGoods, type StoredGoods, vatWithin } from './compute-final-invoice';

/**
 * Gross cents that a delivered order costs, without the pallets' deposit: the weighed total but for what was withdrawn of it.
 * Null before the delivery. A weight that is corrected after the withdrawal can leave less than was withdrawn.
 */
export function chargedCents({
  settledCents,
  withdrawnCents,
}: Pick<Order, 'settledCents' | 'withdrawnCents'>): number | null {
  return settledCents === null ? null : Math.max(0, settledCents - (withdrawnCents ?? 0));
}

/** VAT within the charged total at the rate of the day of delivery, in cents; what a Swiss total is rounded by has none. Null before the delivery. */
export function chargedVatCents(
  order: StoredGoods & Pick<Order, 'deliveredAmount' | 'hasWeightConsent' | 'withdrawnCents'>,
): number | null {
  const { deliveredAmount, hasWeightConsent, withdrawnCents } = order;
  if (deliveredAmount === null) return null;
  const goods = orderedGoods(order);
  const { goodsCents, feesCents } = computeFinalInvoice(goods, deliveredAmount, hasWeightConsent);
  return vatWithin(Math.max(0, goodsCents + feesCents - (withdrawnCents ?? 0)), goods.vatBasisPoints);
}
