import type { Database } from '@heizplatz/api-platform';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { OrderRow } from './order';
import { OPEN_STATES } from './order-state';
import { orders } from './schema';

/** Links signed with a lower version open nothing any more. Throws where there is no such order. */
export async function raiseCustomerLinkVersion(tx: Database, id: string): Promise<OrderRow> {
  const customerLinkVersion = sql`${orders.customerLinkVersion} + 1`;
  const [row] = await tx.update(orders).set({ customerLinkVersion }).where(eq(orders.id, id)).returning();
  if (!row) throw new Error(`no order ${id}`);
  return row;
}

/** The same for the dealer's links to one order, which it returns. */
export async function raiseDealerLinkVersion(tx: Database, id: string): Promise<OrderRow[]> {
  const dealerLinkVersion = sql`${orders.dealerLinkVersion} + 1`;
  await tx.update(orders).set({ dealerLinkVersion }).where(eq(orders.id, id));
  return tx.select().from(orders).where(eq(orders.id, id));
}

/** The same for the links to all orders of a dealer; returns those that are open. */
export async function raiseDealerLinkVersions(tx: Database, dealerId: number): Promise<OrderRow[]> {
  const dealerLinkVersion = sql`${orders.dealerLinkVersion} + 1`;
  const isOfDealer = eq(orders.dealerId, dealerId);
  await tx.update(orders).set({ dealerLinkVersion }).where(isOfDealer);
  return tx
    .select()
    .from(orders)
    .where(and(isOfDealer, inArray(orders.state, [...OPEN_STATES])));
}
