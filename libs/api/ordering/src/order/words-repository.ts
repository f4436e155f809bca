import { matchesText, writtenOrderNumbers } from '@heizplatz/api-identity';
import { STAFF_TOTAL_CAP } from '@heizplatz/contract';
import { sql, type SQL } from 'drizzle-orm';
import { orders } from './schema';
import { orderWords } from './words-schema';

/**
 * Ids of the orders that a search finds, and when they were placed, as a query: of more matches than a list counts, the
 * first that are found. Undefined: no search.
 */
export function selectFoundOrders(search: string): SQL | undefined {
  const { orderId, placedAt } = orderWords;
  const found = isFoundOrder(search);
  return found && sql`select ${orderId}, ${placedAt} from ${orderWords} where ${found} limit ${STAFF_TOTAL_CAP + 1}`;
}

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

/** Orders beside their words: which are read first depends on how many fit the filters, and how many the search. */
export const ORDERS_WITH_WORDS = sql`${orders} join ${orderWords} on ${orderWords.orderId} = ${orders.id}`;

/**
 * A condition on `ORDERS_WITH_WORDS`, or on the words alone. A whole order number is found by the index of numbers: millions
 * of rows have the trigrams of its digits. Undefined: no search.
 */
export function isFoundOrder(search: string): SQL | undefined {
  const found = matchesText(sql`${orderWords.words}`, search);
  const [number] = writtenOrderNumbers(search);
  if (!found || number === undefined) return found;
  return sql`${orderWords.orderId} in (select id from orders where number like ${`${number}%`}) and ${found}`;
}
