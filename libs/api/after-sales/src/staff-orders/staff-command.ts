import { executeCommand, type ExecutionBy, lockOrder, type Order, getOrder } from '@heizplatz/api-ordering';
import { type CallContext, type Database, isUuid, problem, versionConflict } from '@heizplatz/api-platform';
import type { StaffOrder } from '@heizplatz/contract';
import { readStaffOrder } from './read-staff-order';

export type StaffExecution = ExecutionBy<'staff'>;

export interface StaffEdit {
  readonly OrderId: string;
  readonly Version: number;
  readonly Reason: string;
}

export interface StaffRule {
  /** Whether the order is so already: a double click, or a form sent again after a lost response. */
  isDone(order: Order): boolean;
  decide(order: Order, tx: Database): StaffExecution | Promise<StaffExecution>;
}

/** Locked until the transaction ends. NOT_FOUND for a malformed id, as for one that never was. */
export async function lockStaffOrder(tx: Database, orderId: string): Promise<Order> {
  const row = isUuid(orderId) ? await lockOrder(tx, orderId) : undefined;
  if (!row) throw problem('NOT_FOUND');
  return getOrder(row);
}

/**
 * A command of staff, in the audit log with its reason. Returns the order as it is afterwards. VERSION_CONFLICT with the
 * saved one when it was changed since the form was made, CONFLICT when the order does not allow it.
 */
export function staffCommand(
  { OrderId, Version, Reason }: StaffEdit,
  context: CallContext,
  { isDone, decide }: StaffRule,
): Promise<StaffOrder> {
  const { db, user, audit } = context;
  audit.note({ reason: Reason });
  return db.transaction(async (tx) => {
    const order = await lockStaffOrder(tx, OrderId);
    if (isDone(order)) return readStaffOrder(tx, order, context);
    if (order.version !== Version) throw versionConflict(await readStaffOrder(tx, order, context));
    const author = { kind: 'staff', ...(user && { id: user.id }) } as const;
    const changed = await executeCommand(tx, order, await decide(order, tx), { ...context, author });
    return readStaffOrder(tx, changed, context);
  });
}
