import {
  type ChangeMailParts,
  findSeller,
  lockOrder,
  type Order,
  orderOf,
  recordChange,
  type RecordedChange,
} from '@heizplatz/api-ordering';
import {
  type CallContext,
  changedFields,
  type Database,
  type Mail,
  problem,
  queueMail,
  versionConflict,
} from '@heizplatz/api-platform';
import type { StaffOrder } from '@heizplatz/contract';
import { readStaffOrder } from './read-staff-order';

/** What an act of staff writes, and whom it is told to. */
export interface StaffAct {
  readonly change: Omit<RecordedChange, 'author'>;
  /** Beside the order's row, within the same transaction. */
  write?(tx: Database): Promise<void>;
  mails(order: Order, parts: ChangeMailParts): readonly Mail[] | Promise<readonly Mail[]>;
}

export interface StaffEdit {
  readonly OrderId: string;
  readonly Version: number;
  readonly Reason: string;
}

export interface StaffRule {
  /** Whether the order is so already: a double click, or a form sent again after a lost answer. */
  isDone(order: Order): boolean;
  decide(order: Order, tx: Database): StaffAct | Promise<StaffAct>;
}

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Locked until the transaction ends. NOT_FOUND for a malformed id, as for one that never was. */
export async function lockStaffOrder(tx: Database, orderId: string): Promise<Order> {
  const row = UUID.test(orderId) ? await lockOrder(tx, orderId) : undefined;
  if (!row) throw problem('NOT_FOUND');
  return orderOf(row);
}

async function perform(tx: Database, order: Order, act: StaffAct, context: CallContext): Promise<Order> {
  const { clock, services, user, audit, log } = context;
  const now = clock();
  const author = { kind: 'staff', ...(user && { id: user.id }) } as const;
  const changed = await recordChange(tx, order, { ...act.change, author }, now);
  await act.write?.(tx);
  const written = { state: changed.state, ...act.change.changes };
  audit.note({ before: changedFields(order, written), after: written });
  const seller = await findSeller(tx, changed.dealerId);
  const mails = await act.mails(changed, { seller, config: services.config, now });
  for (const mail of mails) await queueMail(tx, mail, context);
  log.info({ orderId: order.id, kind: act.change.kind, toState: act.change.toState, userId: user?.id }, 'staff act');
  return changed;
}

/**
 * One act of staff, in one transaction with its event and mails, and in the audit log with its reason. Answers the order as
 * it is afterwards. VERSION_CONFLICT with the saved one when it was changed since the form was made, CONFLICT when its state
 * does not allow the act.
 */
export function actAsStaff(
  { OrderId, Version, Reason }: StaffEdit,
  context: CallContext,
  { isDone, decide }: StaffRule,
): Promise<StaffOrder> {
  context.audit.note({ reason: Reason });
  return context.db.transaction(async (tx) => {
    const order = await lockStaffOrder(tx, OrderId);
    if (isDone(order)) return readStaffOrder(tx, order, context);
    if (order.version !== Version) throw versionConflict(await readStaffOrder(tx, order, context));
    const changed = await perform(tx, order, await decide(order, tx), context);
    return readStaffOrder(tx, changed, context);
  });
}
