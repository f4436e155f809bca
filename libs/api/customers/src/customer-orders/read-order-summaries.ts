import type { CallContext } from '@heizplatz/api-platform';
import type { OrderSummary } from '@heizplatz/contract';
import { findOrders, type OrdersQuery } from './customer-orders-repository';
import { ratedOrders } from './opinions-repository';
import { presentOrderSummary } from './present-order-summary';

/** A page of the user's own orders, the newest first. */
export async function readOrderSummaries(
  query: OrdersQuery,
  { limit, offset }: { limit: number; offset: number },
  { db, services, clock }: Pick<CallContext, 'db' | 'services' | 'clock'>,
): Promise<OrderSummary[]> {
  const orders = await findOrders(db, query, { limit, offset });
  const dependencies = { keys: services.config.secrets.link, now: clock(), rated: await ratedOrders(db, orders) };
  return orders.map((order) => presentOrderSummary(order, dependencies));
}
