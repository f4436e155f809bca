import { defineHandler } from '@heizplatz/api-platform';
import { CALLS } from '@heizplatz/contract';
import { findOrder } from '../order/order-repository';
import { findProcess } from './process-repository';
import { noProcess, processKey } from './running-process';

/** NOT_FOUND (null for clients) unless the process of the caller's cookie was placed as an order of the caller's own. */
export const placedProcess = defineHandler(CALLS.placedProcess, async ({ params, query }, context) => {
  const { db, user, countryId } = context;
  const key = processKey(context, query.productGroupId);
  const row = params.countryId === countryId && key && (await findProcess(db, key));
  const order = row && row.orderId ? await findOrder(db, row.orderId) : undefined;
  if (!order || !user || order.userId !== user.id) throw noProcess();
  return { OrderId: order.id, OrderNumber: order.number };
});
