import { findOrder } from '@heizplatz/api-ordering';
import { defineHandler } from '@heizplatz/api-platform';
import { CALLS } from '@heizplatz/contract';
import { findRatedOrder } from './find-rated-order';
import { insertObjection } from './invitation-repository';

/**
 * Effective regardless of the link's age; a repeated call returns the same response. NOT_FOUND for a forged link.
 */
export const objectToInvitations = defineHandler(CALLS.objectToInvitations, async ({ body }, context) => {
  const { db, clock } = context;
  const query = { token: body.Token, orderId: body.OrderId };
  const { order } = await findRatedOrder(query, context, (id) => findOrder(db, id));
  await insertObjection(db, order.userId, clock());
  return { success: true };
});
