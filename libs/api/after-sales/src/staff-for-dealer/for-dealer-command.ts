import {
  type DealerDecision,
  type DealerOutcome,
  executeCommand,
  findSeller,
  isUnconfirmed,
  type Order,
} from '@heizplatz/api-ordering';
import { type CallContext, type Database, problem, versionConflict } from '@heizplatz/api-platform';
import type { StaffOrder } from '@heizplatz/contract';
import { readStaffOrder } from '../staff-orders/read-staff-order';
import { lockStaffOrder } from '../staff-orders/staff-command';

export interface ForDealerEdit {
  readonly OrderId: string;
  readonly Version: number;
  readonly Caller: string;
}

async function noteForDealer(tx: Database, before: Order, after: Order, { audit }: CallContext): Promise<void> {
  const { id, company: name } = await findSeller(tx, before.dealerId);
  audit.note({ dealer: { id, name }, before: { state: before.state }, after: { id: after.id, state: after.state } });
}

/**
 * A command of the order's dealer, entered by staff: decided by the dealer's own rule, recorded as the dealer's with who
 * entered it, and in the audit log for the dealer with the caller. VERSION_CONFLICT with the saved order when it was
 * changed since the form was made, CONFLICT when the order does not allow it.
 */
export function forDealerCommand(
  { OrderId, Version, Caller: caller }: ForDealerEdit,
  context: CallContext,
  decide: (decision: DealerDecision) => DealerOutcome,
): Promise<StaffOrder> {
  const { db, user, audit } = context;
  if (!user) throw problem('UNAUTHENTICATED');
  audit.note({ reason: caller });
  return db.transaction(async (tx) => {
    const order = await lockStaffOrder(tx, OrderId);
    // As behind its link: the dealer has not heard of it.
    if (isUnconfirmed(order)) throw problem('NOT_FOUND');
    const execution = await decide({ order, tx, context });
    if (!execution) return readStaffOrder(tx, order, context);
    if (order.version !== Version) throw versionConflict(await readStaffOrder(tx, order, context));
    const author = { kind: 'dealer', id: order.dealerId, enteredBy: { id: user.id, caller } } as const;
    const changed = await executeCommand(tx, order, execution, { ...context, author });
    await noteForDealer(tx, order, changed, context);
    return readStaffOrder(tx, changed, context);
  });
}
