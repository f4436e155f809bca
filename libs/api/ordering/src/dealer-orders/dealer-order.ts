import { defineHandler } from '@heizplatz/api-platform';
import { CALLS } from '@heizplatz/contract';
import { findDealerOrder } from '../order/open-order';
import { readDealerOrder } from './read-dealer-order';

/** For the holder of the link in the dealer's mail; NOT_FOUND for all others. */
export const dealerOrder = defineHandler(CALLS.dealerOrder, async ({ params, query }, context) => {
  const order = await findDealerOrder(context.db, { OrderId: params.orderId, Token: query.token }, context);
  return readDealerOrder(context.db, order, { ...context, token: query.token });
});
