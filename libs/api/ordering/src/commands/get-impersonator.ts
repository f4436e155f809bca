import type { CallContext } from '@heizplatz/api-platform';
import type { Order } from '../order/order';
import type { RecordedChange } from './record-change';

/**
 * The author of the command: the holder of the order's session or link is its customer; staff who impersonate the
 * customer are recorded as staff, by their own account. The customer's id is absent when a link alone opened the
 * order.
 */
export function getImpersonator(
  { user, actor }: Pick<CallContext, 'user' | 'actor'>,
  order: Pick<Order, 'userId'>,
): RecordedChange['author'] {
  if (user?.id !== order.userId) return { kind: 'customer' };
  if (!user.isImpersonatedS) return { kind: 'customer', id: user.id };
  return { kind: 'staff', ...(actor && { id: actor.id }) };
}
