import { getPaymentKind } from '@heizplatz/contract';
import { chargedCents } from '../delivered-weight/charged-total';
import type { Order } from '../order/order';
import { DELIVERED_STATES, OVER_STATES } from '../order/order-state';

/** Whether the provider pays the dealer and the customer owes the provider. */
export const isOnCredit = ({ payment }: Pick<Order, 'payment'>): boolean =>
  Boolean(getPaymentKind(payment.Kind)?.credit);

/**
 * What the provider shall have paid for an order, without the pallets' deposit, which is no part of the credit: the weighed
 * total but for what was withdrawn of it, nothing of an order that is over. Null: it is not delivered yet.
 */
export function financedCents(order: Order): number | null {
  if (OVER_STATES.includes(order.state)) return 0;
  return DELIVERED_STATES.includes(order.state) ? chargedCents(order) : null;
}
