import type { WithdrawalRow } from '@heizplatz/contract';
import type { Database } from '../database/database';
import { problem } from '../http/problem';
import { orderOf } from '../orders/order';
import { withdrawUntil } from '../orders/withdraw-until';
import { findStaffWithdrawals, type StaffWithdrawal } from './staff-withdrawal-repository';
import { refundUntil } from './withdrawal-steps';

function presentOrder({ order: row, dealerName }: StaffWithdrawal): WithdrawalRow['Order'] {
  if (!row) return null;
  const order = orderOf(row);
  const { id, number, state } = order;
  return {
    OrderId: id,
    OrderNumber: number,
    State: state,
    DealerName: dealerName ?? order.offer.DealerName,
    WithdrawUntil: withdrawUntil(order),
  };
}

function present(found: StaffWithdrawal): WithdrawalRow {
  const { row, settler, receipt } = found;
  return {
    Id: row.id,
    CountryId: row.countryId,
    ReceivedAt: row.receivedAt.toISOString(),
    Name: row.name,
    EmailAddress: row.email,
    Contract: row.contract,
    Part: row.part,
    Outcome: row.outcome,
    Order: presentOrder(found),
    RefundUntil: refundUntil(row.receivedAt),
    ReceiptMail: receipt && { State: receipt.state, SentAt: receipt.doneAt?.toISOString() ?? null },
    SettledAt: row.settledAt?.toISOString() ?? null,
    SettledBy: settler && `${settler.firstName} ${settler.lastName}`.trim(),
    SettledNote: row.settledNote,
    Version: row.version,
  };
}

export const readWithdrawals = async (db: Database, ids: readonly string[]): Promise<WithdrawalRow[]> =>
  (await findStaffWithdrawals(db, ids)).map(present);

/** Throws NOT_FOUND. */
export async function readWithdrawal(db: Database, id: string): Promise<WithdrawalRow> {
  const [row] = await readWithdrawals(db, [id]);
  if (!row) throw problem('NOT_FOUND');
  return row;
}
