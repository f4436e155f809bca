import { matchesText, type StaffListRows, writtenOrderNumbers } from '@heizplatz/api-identity';
import type { StaffListRequest } from '@heizplatz/contract';
import { getTableColumns, sql, type SQL } from 'drizzle-orm';
import { orders } from './schema';
import { orderWords } from './words-schema';

/** Ids of the cancelled orders that a search finds, by their own index, as a query. Undefined: no search. */
export function selectCancelledOrders(search: string): SQL | undefined {
  const { orderId, isCancelled } = orderWords;
  const found = isFoundOrder(search);
  return found && sql`select ${orderId} from ${orderWords} where ${isCancelled} and ${found}`;
}

/**
 * The orders that a search finds, in place of the table `orders`, with their words' copies of `id`, `placed_at` and
 * `country_id`: to look ten thousand of them up takes longer than to find them. Undefined: no search.
 */
export function selectOrdersByWords(search: string): SQL | undefined {
  const { orderId, placedAt, countryId } = orderWords;
  const found = isFoundOrder(search);
  return (
    found && sql`(select ${orderId} as id, ${placedAt}, ${countryId} from ${orderWords} where ${found}) as ${orders}`
  );
}

/** What a search finds in all orders, the newest first. */
export const FOUND_ORDERS: StaffListRows<StaffListRequest> = {
  id: orders.id,
  from: (_, { search }) => selectOrdersByWords(search) ?? sql`${orders}`,
  isSearchedByIndex: true,
  firstOfMany: () => 'in-order',
  where: () => [],
  sorts: { placed: orders.placedAt },
  defaultSort: '-placed',
};

const { id: _id, placedAt: _placedAt, countryId: _countryId, ...ownColumns } = getTableColumns(orders);

/**
 * The same with all other columns of the orders: which are read first depends on how many fit the filters, and how many
 * the search. Undefined: no search.
 */
export function selectOrdersBesideWords(search: string): SQL | undefined {
  const { orderId, placedAt, countryId } = orderWords;
  const found = isFoundOrder(search);
  const columns = sql.join(Object.values(ownColumns), sql`, `);
  return (
    found &&
    sql`(select ${orderId} as id, ${placedAt}, ${countryId}, ${columns}
      from ${orderWords} join ${orders} on ${orders.id} = ${orderId} where ${found}) as ${orders}`
  );
}

/**
 * A condition on the words of orders. A whole order number is found by the index of numbers: millions of rows have the
 * trigrams of its digits. Undefined: no search.
 */
function isFoundOrder(search: string): SQL | undefined {
  const found = matchesText(sql`${orderWords.words}`, search);
  const [number] = writtenOrderNumbers(search);
  if (!found || number === undefined) return found;
  return sql`${orderWords.orderId} in (select id from orders where number like ${`${number}%`}) and ${found}`;
}
