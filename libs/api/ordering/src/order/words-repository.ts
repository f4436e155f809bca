import { matchesText, type StaffListRows, writtenOrderNumbers } from '@heizplatz/api-identity';
import type { StaffListRequest } from '@heizplatz/contract';
import { getTableColumns, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { orders } from './schema';
import { orderWords } from './words-schema';

/**
 * The orders that a search finds, in place of the table `orders`, with their words' copies of `id`, `placed_at` and
 * `country_id`: to look ten thousand of them up takes longer than to find them. Undefined: no search.
 */
export function selectOrdersByWords(search: string): SQL | undefined {
  const { orderId, placedAt, countryId } = orderWords;
  const found = matchesOrder(orderWords, search);
  return (
    found && sql`(select ${orderId} as id, ${placedAt}, ${countryId} from ${orderWords} where ${found}) as ${orders}`
  );
}

const { id: _id, placedAt: _placedAt, countryId: _countryId, ...ownColumns } = getTableColumns(orders);

/**
 * The same with all other columns of the orders: which are read first depends on how many fit the filters, and how many
 * the search. Undefined: no search.
 */
export function selectOrdersBesideWords(search: string): SQL | undefined {
  const { orderId, placedAt, countryId } = orderWords;
  const found = matchesOrder(orderWords, search);
  const columns = sql.join(Object.values(ownColumns), sql`, `);
  return (
    found &&
    sql`(select ${orderId} as id, ${placedAt}, ${countryId}, ${columns}
      from ${orderWords} join ${orders} on ${orders.id} = ${orderId} where ${found}) as ${orders}`
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

/** Where the words of orders stand beside their ids. */
interface WordsOfOrders {
  readonly orderId: SQLWrapper;
  readonly words: SQLWrapper;
}

/**
 * A condition on the words of orders. A whole order number is found by the index of numbers: millions of rows have the
 * trigrams of its digits. Undefined: no search.
 */
export function matchesOrder({ orderId, words }: WordsOfOrders, search: string): SQL | undefined {
  const found = matchesText(sql`${words}`, search);
  const [number] = writtenOrderNumbers(search);
  if (!found || number === undefined) return found;
  return sql`${orderId} in (select id from orders where number like ${`${number}%`}) and ${found}`;
}
