import { defineHandler } from '@heizplatz/api-platform';
import { CALLS } from '@heizplatz/contract';
import { findDealerOrder } from '../order/open-order';
import { readDealerOrder } from './read-dealer-order';

/** For whoever holds the link of the dealer's mail; NOT_FOUND for everybody else. */
export const dealerOrder = defineHandler(CALLS.dealerOrder, async ({ params, query }, context) => {
  const order = await findDealerOrder(context.db, { OrderId: params.orderId, Token: query.token }, context);
  return readDealerOrder(context.db, order, { ...context, token: query.token });
});
