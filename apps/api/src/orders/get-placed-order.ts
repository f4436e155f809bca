import { CALLS } from '@heizplatz/contract';
import { defineHandler } from '../http/define-handler';
import { findOwnOrder } from './open-order';
import { presentOrder } from './present-order';

/** For whoever placed it, or holds the signed link of its mail; NOT_FOUND for everybody else, as for one that never was. */
export const answerPlacedOrder = defineHandler(CALLS.placedOrder, async ({ params, query }, context) => {
  const order = await findOwnOrder(context.db, { OrderId: params.orderId, Token: query.token ?? null }, context);
  return presentOrder(order);
});
