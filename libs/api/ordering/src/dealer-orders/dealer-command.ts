import type { CallContext, Database } from '@heizplatz/api-platform';
import type { DealerOrder } from '@heizplatz/contract';
import { executeCommand, type ExecutionBy } from '../commands/execute-command';
import { lockDealerOrder, type OrderQuery } from '../order/open-order';
import type { Order } from '../order/order';
import { readDealerOrder } from './read-dealer-order';

export type DealerExecution = ExecutionBy<'dealer'>;

/** What a rule of the dealer's commands decides on: the order under its lock, and the transaction that holds it. */
export interface DealerDecision {
  readonly order: Order;
  readonly tx: Database;
  readonly context: CallContext;
}

/** Null: done already (a double click). */
export type DealerOutcome = DealerExecution | null | Promise<DealerExecution | null>;

/**
 * A command of a dealer. `decide` sees the order under its lock and returns null for what was done already (a double click):
 * the response is the order as it is. NOT_FOUND without the dealer's own link, CONFLICT when the order does not allow it.
 */
export function dealerCommand(
  query: OrderQuery & { Token: string },
  context: CallContext,
  decide: (decision: DealerDecision) => DealerOutcome,
): Promise<DealerOrder> {
  return context.db.transaction(async (tx) => {
    const order = await lockDealerOrder(tx, query, context);
    const execution = await decide({ order, tx, context });
    const author = { kind: 'dealer', id: order.dealerId } as const;
    const current = execution ? await executeCommand(tx, order, execution, { ...context, author }) : order;
    return readDealerOrder(tx, current, { ...context, token: query.Token });
  });
}
