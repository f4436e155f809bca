import { lockOrder, type Order, getOrder } from '@heizplatz/api-ordering';
import { type CallContext, type Database, problem, versionConflict } from '@heizplatz/api-platform';
import type { WithdrawalRow } from '@heizplatz/contract';
import { readWithdrawal } from './read-withdrawals';
import {
  changeWithdrawal,
  lockWithdrawal,
  type WithdrawalChanges,
  type WithdrawalRecord,
} from './staff-withdrawal-repository';
import {
  type StaffWithdrawalCommand,
  WITHDRAWAL_COMMANDS,
  type WithdrawalCommand,
  withdrawalRefusal,
} from './withdrawal-commands';

/** CONFLICT where the table does not allow the command on this declaration and order. */
export function checkWithdrawalCommand(
  command: StaffWithdrawalCommand,
  row: WithdrawalRecord,
  order: Order | null,
): void {
  const refusal = withdrawalRefusal(command, row, order);
  if (refusal !== null) throw problem('CONFLICT', { detail: refusal });
}

/** The order of a declaration under its lock; null without one. */
export async function lockDeclaredOrder(tx: Database, { orderId }: WithdrawalRecord): Promise<Order | null> {
  const row = orderId === null ? undefined : await lockOrder(tx, orderId);
  return row ? getOrder(row) : null;
}

interface StaffExecution {
  readonly changes: WithdrawalChanges;
  readonly audited: { readonly before: object; readonly after: object; readonly reason?: string };
}

/**
 * A command of staff on a stored declaration. `execute` sees it under its lock, and its order where the command is one on
 * that too. NOT_FOUND without one, VERSION_CONFLICT for another version, CONFLICT where the table does not allow it.
 */
export async function staffWithdrawalCommand(
  name: StaffWithdrawalCommand,
  { WithdrawalId, Version }: { readonly WithdrawalId: string; readonly Version: number },
  { db, audit, clock }: CallContext,
  execute: (tx: Database, row: WithdrawalRecord, order: Order | null) => Promise<StaffExecution>,
): Promise<WithdrawalRow> {
  const { to, orderCommand }: WithdrawalCommand = WITHDRAWAL_COMMANDS[name];
  await db.transaction(async (tx) => {
    const row = await lockWithdrawal(tx, WithdrawalId);
    if (!row) throw problem('NOT_FOUND');
    if (row.version !== Version) throw versionConflict(await readWithdrawal(tx, row.id, clock()));
    const order = orderCommand ? await lockDeclaredOrder(tx, row) : null;
    checkWithdrawalCommand(name, row, order);
    const { changes, audited } = await execute(tx, row, order);
    const outcome = to === null || to === 'as-declared' ? {} : { outcome: to };
    await changeWithdrawal(tx, row.id, { ...changes, ...outcome });
    audit.note(audited);
  });
  return readWithdrawal(db, WithdrawalId, clock());
}
