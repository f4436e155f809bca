import {
  findComplaints,
  findDocuments,
  findEvents,
  findOwnOrder,
  findPlannedVat,
  findSeller,
  isAllowed,
  moveDates,
  nextOffers,
  type Order,
  presentOrder,
} from '@heizplatz/api-ordering';
import { type CallContext, defineHandler } from '@heizplatz/api-platform';
import { CALLS, type PlacedOrder } from '@heizplatz/contract';
import { ratedOrders } from './opinions-repository';
import { orderWays } from './order-ways';

/** Everything that its owner sees of an order; `token` is the one that the caller came by. */
async function readPlacedOrder(
  order: Order,
  token: string | null,
  { db, services, clock }: CallContext,
): Promise<PlacedOrder> {
  const now = clock();
  const rated = await ratedOrders(db, [order]);
  const presented = presentOrder(order, {
    seller: await findSeller(db, order.dealerId),
    events: await findEvents(db, order.id),
    documents: await findDocuments(db, order.id),
    complaints: await findComplaints(db, order.id),
    moveDates: isAllowed('requestOrderMove', order, now) ? moveDates(order, services.priceBook.current(), now) : [],
    plannedVat: await findPlannedVat(db, order),
    nextOffers: nextOffers(order, () => services.priceBook.current(), now),
    token,
    now,
  });
  return { ...presented, ...orderWays(order, { keys: services.config.secrets.link, now, rated }) };
}

/**
 * For the customer who placed it, or the holder of the signed link of its mail; NOT_FOUND for everyone else, as for
 * one that does not exist.
 */
export const placedOrder = defineHandler(CALLS.placedOrder, async ({ params, query }, context) => {
  const token = query.token ?? null;
  const order = await findOwnOrder(context.db, { OrderId: params.orderId, Token: token }, context);
  return readPlacedOrder(order, token, context);
});
