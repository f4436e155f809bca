import type { CallContext, Database } from '@heizplatz/api-platform';
import { lockOwnOrder, type OrderQuery } from '../order/open-order';
import type { Order } from '../order/order';
import { getImpersonator } from './get-impersonator';
import { executeCommand, type ExecutionBy } from './execute-command';

export type CustomerExecution = ExecutionBy<'customer'>;

/**
 * A command of a customer on its order. `decide` sees the order under its lock and returns null for what was done already
 * (a double click). NOT_FOUND for everybody else's order, CONFLICT when the order does not allow it, TOO_MANY_REQUESTS when
 * it is used to flood the dealer.
 */
export async function customerCommand(
  query: OrderQuery,
  context: CallContext,
  decide: (tx: Database, order: Order) => CustomerExecution | null | Promise<CustomerExecution | null>,
): Promise<{ success: boolean }> {
  await context.db.transaction(async (tx) => {
    const order = await lockOwnOrder(tx, query, context);
    const execution = await decide(tx, order);
    if (execution) await executeCommand(tx, order, execution, { ...context, author: getImpersonator(context, order) });
  });
  return { success: true };
}
