import { OPEN_STATES, type Order, getOrder, orders } from '@heizplatz/api-ordering';
import type { Database } from '@heizplatz/api-platform';
import type { CountryId } from '@heizplatz/contract';
import { and, desc, eq, inArray, notInArray } from 'drizzle-orm';

export interface OrdersQuery {
  readonly userId: number;
  readonly countryId: CountryId;
  readonly stage: 'all' | 'open' | 'done';
}

function request({ userId, countryId, stage }: OrdersQuery) {
  const ofStage = {
    all: undefined,
    open: inArray(orders.state, [...OPEN_STATES]),
    done: notInArray(orders.state, [...OPEN_STATES]),
  }[stage];
  return and(eq(orders.userId, userId), eq(orders.countryId, countryId), ofStage);
}

export const countOrders = (db: Database, query: OrdersQuery): Promise<number> => db.$count(orders, request(query));

/** The newest first. */
export async function findOrders(
  db: Database,
  query: OrdersQuery,
  { limit, offset }: { limit: number; offset: number },
): Promise<Order[]> {
  const rows = await db
    .select()
    .from(orders)
    .where(request(query))
    .orderBy(desc(orders.placedAt), desc(orders.number))
    .limit(limit)
    .offset(offset);
  return rows.map(getOrder);
}
