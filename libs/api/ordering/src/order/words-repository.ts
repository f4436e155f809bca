import { matchesText } from '@heizplatz/api-identity';
import { STAFF_TOTAL_CAP } from '@heizplatz/contract';
import { sql, type SQL } from 'drizzle-orm';
import { orders } from './schema';
import { orderWords } from './words-schema';

/**
 * Columns of the words of the orders that a search of staff finds, as a query: of more matches than a list counts, the
 * first that the trigram index has. `isCancelled`: of cancelled orders alone, by their own index. Undefined: no search.
 */
export function selectFoundOrders(columns: SQL, search: string, { isCancelled = false } = {}): SQL | undefined {
  const found = matchesText(sql`${orderWords.words}`, search);
  const chosen = isCancelled ? sql`${orderWords.isCancelled} and ${found}` : found;
  return found && sql`select ${columns} from ${orderWords} where ${chosen} limit ${STAFF_TOTAL_CAP + 1}`;
}

/**
 * A condition on orders that reads the index of their words first: in the order of a list, each order would be tried for
 * a rare word. Undefined: no search.
 */
export function isFoundOrder(search: string): SQL | undefined {
  const ids = selectFoundOrders(sql`${orderWords.orderId}`, search);
  return ids && sql`${orders.id} = any(array(${ids})::uuid[])`;
}
