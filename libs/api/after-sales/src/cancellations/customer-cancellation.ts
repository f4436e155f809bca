import { findOwnOrder } from '@heizplatz/api-ordering';
import { defineHandler, problem } from '@heizplatz/api-platform';
import { CALLS } from '@heizplatz/contract';
import { commentsWith, findCase } from './case-repository';
import { presentCancellation } from './present-cancellation';

/** By the session alone. NOT_FOUND for somebody else's order, and for one that was not cancelled. */
export const customerCancellation = defineHandler(CALLS.customerCancellation, async ({ params }, context) => {
  const { db } = context;
  const order = await findOwnOrder(db, { OrderId: params.orderId }, context);
  const row = await findCase(db, order.id);
  if (!row) throw problem('NOT_FOUND');
  return presentCancellation(order, row, await commentsWith(db, order.id, 'customer'));
});
