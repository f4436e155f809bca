import type { CallContext } from '@heizplatz/api-platform';
import type { Order } from '../order/order';
import type { RecordedChange } from './record-change';

/**
 * Whose act it is: whoever holds the order's session or link is its customer; staff that acts as the customer is named as
 * staff, by its own account. The customer's id is absent when a link alone opened the order.
 */
export function getImpersonator(
  { user, actor }: Pick<CallContext, 'user' | 'actor'>,
  order: Pick<Order, 'userId'>,
): RecordedChange['author'] {
  if (user?.id !== order.userId) return { kind: 'customer' };
  if (!user.isImpersonatedS) return { kind: 'customer', id: user.id };
  return { kind: 'staff', ...(actor && { id: actor.id }) };
}
