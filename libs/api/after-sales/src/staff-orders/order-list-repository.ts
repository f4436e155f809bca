import { dealers } from '@heizplatz/api-dealers';
import type { ListSorts, StaffListRows } from '@heizplatz/api-identity';
import {
  isUnanswered,
  OPEN_STATES,
  orders,
  selectOrdersBesideWords,
  selectOrdersByWords,
} from '@heizplatz/api-ordering';
import type { Database } from '@heizplatz/api-platform';
import { type CALLS, type CallRequest, STAFF_LISTS } from '@heizplatz/contract';
import { eq, inArray, sql, type SQL } from 'drizzle-orm';

type Query = CallRequest<typeof CALLS.staffOrders>['query'];

/** ISO text, which sorts as days do; a cast to a date would be no expression that an index may have. */
const DELIVERY_DAY = sql`(${orders.deliveryWindow}->>'Date')`;

/** Literals, as the index orders_open_list has them. */
const IS_OPEN = sql`${orders.state} in (${sql.raw(OPEN_STATES.map((state) => `'${state}'`).join(', '))})`;

const hasState = (state: Query['state']): SQL | undefined =>
  state === '' ? undefined : state === 'open' ? IS_OPEN : eq(orders.state, state);

const isSortedByTime = ({ sort }: Query): boolean => !/delivery|total/.test(sort);

/** What a search finds; by the words alone where it is filtered and sorted by no more than these know. */
function selectFound(query: Query): SQL | undefined {
  const { search, state, dealer, deliveryFrom, deliveryTo, late } = query;
  const isOfWords = [state, dealer, deliveryFrom, deliveryTo, late].every((filter) => filter === '');
  return isOfWords && isSortedByTime(query) ? selectOrdersByWords(search) : selectOrdersBesideWords(search);
}

export const ORDER_ROWS: StaffListRows<Query> = {
  id: orders.id,
  from: (_, query) => selectFound(query) ?? sql`${orders}`,
  isSearchedByIndex: true,
  firstOfMany: (query) => (isSortedByTime(query) ? 'in-order' : 'capped'),
  where: (query, { clock }) => [
    hasState(query.state),
    query.country === '' ? undefined : eq(orders.countryId, query.country),
    query.dealer === '' ? undefined : eq(orders.dealerId, Number(query.dealer)),
    query.deliveryFrom === '' ? undefined : sql`${DELIVERY_DAY} >= ${query.deliveryFrom}`,
    query.deliveryTo === '' ? undefined : sql`${DELIVERY_DAY} <= ${query.deliveryTo}`,
    query.late === '' ? undefined : isUnanswered(clock()),
  ],
  // Cents of both currencies: a country narrows them to one.
  sorts: { placed: orders.placedAt, delivery: DELIVERY_DAY, total: orders.totalCents } satisfies ListSorts<
    typeof STAFF_LISTS.staffOrders
  >,
  defaultSort: STAFF_LISTS.staffOrders.defaultSort,
};

/** With the names of their dealers. */
export const findListedOrders = (db: Database, ids: readonly string[]) =>
  db
    .select({ order: orders, dealerName: dealers.name })
    .from(orders)
    .innerJoin(dealers, eq(dealers.id, orders.dealerId))
    .where(inArray(orders.id, [...ids]));
