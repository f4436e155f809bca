import { dealers } from '@heizplatz/api-dealers';
import type { StaffListRows } from '@heizplatz/api-identity';
import { isFoundOrder, isUnanswered, OPEN_STATES, orders } from '@heizplatz/api-ordering';
import type { Database } from '@heizplatz/api-platform';
import type { CALLS, CallRequest } from '@heizplatz/contract';
import { eq, inArray, sql, type SQL } from 'drizzle-orm';

type Query = CallRequest<typeof CALLS.staffOrders>['query'];

/** ISO text, which sorts as days do; a cast to a date would be no expression that an index may have. */
const DELIVERY_DAY = sql`(${orders.deliveryWindow}->>'Date')`;

/** Literals, as the index orders_open_list has them. */
const IS_OPEN = sql`${orders.state} in (${sql.raw(OPEN_STATES.map((state) => `'${state}'`).join(', '))})`;

const hasState = (state: Query['state']): SQL | undefined =>
  state === '' ? undefined : state === 'open' ? IS_OPEN : eq(orders.state, state);

export const ORDER_ROWS: StaffListRows<Query> = {
  id: orders.id,
  from: sql`${orders}`,
  areComputed: 'when-searched',
  where: ({ state, country, dealer, deliveryFrom, deliveryTo, late, search }, { clock }) => [
    hasState(state),
    country === '' ? undefined : eq(orders.countryId, country),
    dealer === '' ? undefined : eq(orders.dealerId, Number(dealer)),
    deliveryFrom === '' ? undefined : sql`${DELIVERY_DAY} >= ${deliveryFrom}`,
    deliveryTo === '' ? undefined : sql`${DELIVERY_DAY} <= ${deliveryTo}`,
    late === '' ? undefined : isUnanswered(clock()),
    isFoundOrder(search),
  ],
  // Cents of both currencies: a country narrows them to one.
  sorts: { placed: orders.placedAt, delivery: DELIVERY_DAY, total: orders.totalCents },
  defaultSort: '-placed',
};

/** With the names of their dealers. */
export const findListedOrders = (db: Database, ids: readonly string[]) =>
  db
    .select({ order: orders, dealerName: dealers.name })
    .from(orders)
    .innerJoin(dealers, eq(dealers.id, orders.dealerId))
    .where(inArray(orders.id, [...ids]));
