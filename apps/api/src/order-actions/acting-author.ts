import type { CallContext } from '../http/define-handler';
import type { Order } from '../orders/order';
import type { RecordedChange } from '../orders/record-change';

/**
 * Whose act it is: whoever holds the order's session or link is its customer; staff that acts as the customer is named as
 * staff. The id is the owner's account, and absent when a link alone opened the order.
 */
export function actingAuthor(
  { user }: Pick<CallContext, 'user'>,
  order: Pick<Order, 'userId'>,
): RecordedChange['author'] {
  if (user?.id !== order.userId) return { kind: 'customer' };
  return { kind: user.isImpersonatedS ? 'staff' : 'customer', id: user.id };
}
